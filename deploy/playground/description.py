"""Requests and answers held against Discord's own OpenAPI description, where a file with it is named.

It is a second opinion, for tests: jsonschema-rs is imported only then, and what it finds is a violation,
told apart by `wrong`: the bot's "request", or the playground's own "answer".
"""

import copy
import importlib
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

from deploy.playground.calls import Call
from deploy.playground.world import Json, World

WHOLE = "urn:discord"
ORIGINAL = "@original"


class Description:
    """One validator per route and direction, made at its first use."""

    def __init__(self, path: Path, world: World) -> None:
        self._world = world
        spec: Json = json.loads(path.read_text(encoding="utf-8"))
        self._paths = {_bare(name): (name, spec["paths"][name]) for name in spec["paths"]}
        lenient = copy.deepcopy(spec)
        # Discord takes numbers for ids too, and its own example code sends them
        schemas = lenient["components"]["schemas"]
        schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
        self._requests = _Validators(_told_apart(lenient, lenient))
        self._answers = _Validators(_told_apart(spec, spec))

    def check_request(self, call: Call) -> None:
        """Note a body that the description does not allow."""
        found = self._operation(call)
        if found is None or call.body is None:
            return
        name, operation = found
        if "application/json" in operation.get("requestBody", {}).get("content", {}):
            pointer = _pointer(name, call.method, "requestBody", "content", "application/json", "schema")
            self._note(call, "request", self._requests.complaint(pointer, call.body))

    def check_answer(self, call: Call, status: int, body: Any) -> None:
        """Note an answer of the playground that Discord would not give."""
        found = self._operation(call)
        if found is None:
            return
        name, operation = found
        if status >= 400:
            self._check_error(call, status, body)
            return
        response = operation["responses"].get(str(status))
        if response is None:
            self._note(call, "answer", f"there is no answer with status {status}")
        elif "content" in response:
            pointer = _pointer(
                name, call.method, "responses", str(status), "content", "application/json", "schema"
            )
            self._note(call, "answer", self._answers.complaint(pointer, body))
        elif body is not None:
            self._note(call, "answer", "this answer has no body")

    def _check_error(self, call: Call, status: int, body: Any) -> None:
        schema = "RatelimitedResponse" if status == 429 else "ErrorResponse"
        # the description wants numbers where Discord's documentation shows words in the tree of reasons
        brief = {key: value for key, value in body.items() if key != "errors"}
        self._note(call, "answer", self._answers.complaint(f"/components/schemas/{schema}", brief))

    def _operation(self, call: Call) -> tuple[str, Json] | None:
        route = call.route
        if call.names and call.names[-1] == ORIGINAL:
            route = route.removesuffix("{}") + ORIGINAL
        name, item = self._paths.get(f"/{route}", ("", {}))
        operation = item.get(call.method.lower())
        return None if operation is None else (name, operation)

    def _note(self, call: Call, wrong: str, complaint: str | None) -> None:
        if complaint is not None:
            self._world.violations.append(
                {
                    "n": self._world.call_count + 1,
                    "method": call.method,
                    "path": f"/api/v10/{call.path}",
                    "wrong": wrong,
                    "message": f"against Discord's description: {complaint}",
                    "errors": None,
                }
            )


class _Validators:
    """The validators of one version of the description."""

    def __init__(self, spec: Json) -> None:
        self._library = importlib.import_module("jsonschema_rs")
        self._registry = self._library.Registry([(WHOLE, spec)])
        self._made: dict[str, Any] = {}

    def complaint(self, pointer: str, value: Any) -> str | None:
        validator = self._made.get(pointer)
        if validator is None:
            validator = self._library.Draft202012Validator(
                {"$ref": f"{WHOLE}#{pointer}"}, registry=self._registry
            )
            self._made[pointer] = validator
        if validator.is_valid(value):
            return None
        worst = min(validator.iter_errors(value), key=lambda error: len(error.instance_path))
        place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in worst.instance_path)
        return f"${place}: {worst.message[:500]}"


def _told_apart(node: Any, spec: Json) -> Any:
    """Look at `type` first where it tells alternatives apart: complaints then name the right one."""
    if isinstance(node, list):
        return [_told_apart(inner, spec) for inner in node]
    if not isinstance(node, dict):
        return node
    made = {key: _told_apart(value, spec) for key, value in node.items()}
    for key in ("oneOf", "anyOf"):
        kinds = _kinds(node.get(key), spec)
        if kinds:
            rules = [
                {"if": {"properties": {"type": {"enum": kind}}}, "then": branch}
                for kind, branch in zip(kinds, made.pop(key), strict=True)
            ]
            known = {
                "properties": {"type": {"enum": [kind for enum in kinds for kind in enum]}},
                "required": ["type"],
                "type": "object",
            }
            made["allOf"] = [*made.get("allOf", []), known, *rules]
    return made


def _kinds(branches: object, spec: Json) -> list[list[object]]:
    """Return the types of each alternative; nothing where they do not tell them apart."""
    kinds: list[list[object]] = []
    for branch in branches if isinstance(branches, list) else []:
        name = branch.get("$ref", "").removeprefix("#/components/schemas/")
        schema = spec["components"]["schemas"].get(name, {})
        enum = schema.get("properties", {}).get("type", {}).get("enum")
        if enum is None or "type" not in schema.get("required", ()):
            return []
        kinds.append(enum)
    flat = [kind for enum in kinds for kind in enum]
    return kinds if len(flat) == len(set(flat)) else []


def _bare(name: str) -> str:
    parts = name.split("/")
    return "/".join("{}" if part.startswith("{") else part for part in parts)


def _pointer(name: str, method: str, *steps: str) -> str:
    escaped = (step.replace("~", "~0").replace("/", "~1") for step in ("paths", name, method.lower(), *steps))
    return "/" + "/".join(quote(step) for step in escaped)
