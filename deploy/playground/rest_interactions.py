"""REST: answers to interactions and the follow-ups that their tokens allow."""

from deploy.playground import messages
from deploy.playground.breaches import Breaches
from deploy.playground.calls import Call
from deploy.playground.command_limits import check_choices
from deploy.playground.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_FORM_BODY,
    UNKNOWN_MESSAGE,
    DiscordError,
)
from deploy.playground.gateway import Gateway
from deploy.playground.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    SUBMIT,
    Interaction,
    Interactions,
    shown,
)
from deploy.playground.message_limits import (
    ANSWER_FIELDS,
    EPHEMERAL,
    FLAGS_OF_ANSWER,
    WEBHOOK_FIELDS,
    check_message,
)
from deploy.playground.messages import CHAT_INPUT_REPLY, Draft
from deploy.playground.modal_limits import check_modal
from deploy.playground.objects import user
from deploy.playground.rest import ORIGINAL, Answer, Rest
from deploy.playground.telling import set_archived
from deploy.playground.world import Json, Message, World

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


class InteractionRoutes:
    """What the bot says to what people do."""

    def __init__(self, world: World, gateway: Gateway, interactions: Interactions) -> None:
        self._world = world
        self._gateway = gateway
        self._interactions = interactions

    def add_to(self, rest: Rest) -> None:
        """Add these routes."""
        rest.add("POST", "interactions/{}/{}/callback", self._callback)
        rest.add("POST", "webhooks/{}/{}", self._follow_up)
        rest.add("GET", "webhooks/{}/{}/messages/{}", self._get)
        rest.add("PATCH", "webhooks/{}/{}/messages/{}", self._patch)
        rest.add("DELETE", "webhooks/{}/{}/messages/{}", self._delete)

    async def _callback(self, call: Call) -> Answer:
        interaction = self._interactions.answerable(call.names[0], call.names[1])
        if interaction.answer is not None:
            raise DiscordError(ALREADY_ACKNOWLEDGED)
        body: Json = call.body if isinstance(call.body, dict) else {}
        kind = body.get("type")
        allowed = _answers_to(interaction)
        if kind not in allowed:
            _refuse_type(allowed)
        data: Json = body.get("data") or {}
        breaches = Breaches()
        breaches.fields((), body, ("type", "data"))
        breaches.refuse()
        message = self._take(interaction, int(kind or 0), data, call)
        interaction.answer = kind
        if interaction.reaction is None and kind in (DEFER, DEFER_UPDATE):
            interaction.heard.set()
        if call.query.get("with_response") not in ("1", "true", "True"):
            return 204, None
        return 200, self._resource(interaction, int(kind or 0), message)

    def _take(self, interaction: Interaction, kind: int, data: Json, call: Call) -> Message | None:
        if kind == CHOICES:
            _check_completions(interaction, data)
            interaction.settle("choices", choices=data.get("choices") or [])
        elif kind == MODAL:
            check_modal(data)
            interaction.modal = data
            interaction.settle("modal", modal=data)
        elif kind == DEFER:
            return self._wait(interaction, data)
        elif kind == MESSAGE:
            check_message(data, ANSWER_FIELDS, FLAGS_OF_ANSWER)
            interaction.original = self._create(interaction, data, call)
            interaction.settle("message", message=shown(interaction.original))
            return interaction.original
        elif kind == DEFER_UPDATE:
            interaction.original = interaction.message
        else:
            return self._update(interaction, data, call)
        return None

    def _wait(self, interaction: Interaction, data: Json) -> Message:
        draft = Draft({"flags": (data.get("flags") or 0) & EPHEMERAL}, waiting=True)
        self._address(interaction, draft)
        interaction.original = messages.create(self._world, interaction.channel, draft)
        interaction.waiting = True
        return interaction.original

    def _update(self, interaction: Interaction, data: Json, call: Call) -> Message:
        check_message(data, ANSWER_FIELDS)
        message = self._source(interaction)
        messages.edit(self._world, interaction.channel, message, Draft(data, call.uploads))
        interaction.original = message
        interaction.settle("update", message=shown(message))
        return message

    def _source(self, interaction: Interaction) -> Message:
        message = interaction.message
        if message is None or message.data["id"] not in interaction.channel.messages:
            raise DiscordError(UNKNOWN_MESSAGE)
        return message

    async def _follow_up(self, call: Call) -> Answer:
        interaction = self._interactions.answered(*call.names)
        body: Json = call.body or {}
        check_message(body, WEBHOOK_FIELDS, FLAGS_OF_ANSWER)
        if interaction.waiting and interaction.original is not None:
            message = self._fill(interaction, body, call)
        else:
            message = self._create(interaction, body, call)
            interaction.settle("message", message=shown(message))
        return 200, message.data

    def _fill(self, interaction: Interaction, body: Json, call: Call) -> Message:
        message = self._live(interaction, interaction.original)
        kept = {key: value for key, value in body.items() if key != "flags"}
        messages.edit(self._world, interaction.channel, message, Draft(kept, call.uploads))
        interaction.waiting = False
        interaction.settle("message", message=shown(message))
        return message

    async def _get(self, call: Call) -> Answer:
        interaction = self._interactions.answered(*call.names[:2])
        return 200, self._named(interaction, call.names[2]).data

    async def _patch(self, call: Call) -> Answer:
        interaction = self._interactions.answered(*call.names[:2])
        message = self._named(interaction, call.names[2])
        body: Json = call.body or {}
        check_message(body, WEBHOOK_FIELDS, FLAGS_OF_ANSWER)
        messages.edit(self._world, interaction.channel, message, Draft(body, call.uploads))
        if message is interaction.original:
            outcome = "message" if interaction.waiting else "update"
            interaction.waiting = False
            interaction.settle(outcome, message=shown(message))
        return 200, message.data

    async def _delete(self, call: Call) -> Answer:
        interaction = self._interactions.answered(*call.names[:2])
        message = self._named(interaction, call.names[2])
        messages.delete(self._world, interaction.channel, message)
        if message is interaction.original and interaction.waiting:
            interaction.waiting = False
            interaction.settle("none")
        return 204, None

    def _named(self, interaction: Interaction, name: str) -> Message:
        if name == ORIGINAL:
            return self._live(interaction, interaction.original)
        message = interaction.channel.messages.get(name)
        if message is None or (message is not interaction.message and message.token != interaction.token):
            raise DiscordError(UNKNOWN_MESSAGE)
        return message

    def _live(self, interaction: Interaction, message: Message | None) -> Message:
        if message is None or message.data["id"] not in interaction.channel.messages:
            raise DiscordError(UNKNOWN_MESSAGE)
        return message

    def _create(self, interaction: Interaction, body: Json, call: Call) -> Message:
        draft = Draft(body, call.uploads)
        self._address(interaction, draft)
        if interaction.channel.archived and not interaction.channel.locked:
            set_archived(self._world, self._gateway, interaction.channel, archived=False)
        return messages.create(self._world, interaction.channel, draft)

    def _address(self, interaction: Interaction, draft: Draft) -> None:
        draft.token = interaction.token
        draft.extra = {
            "application_id": self._world.bot_id,
            "webhook_id": self._world.bot_id,
            "interaction_metadata": metadata(self._world, interaction),
        }
        if interaction.kind == COMMAND and interaction.original is None:
            draft.extra["type"] = CHAT_INPUT_REPLY
        if (draft.body.get("flags") or 0) & EPHEMERAL:
            draft.audience = interaction.person.id

    def _resource(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        shown_interaction: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "channel_id": interaction.channel.id,
        }
        if interaction.channel.server is not None:
            shown_interaction["guild_id"] = interaction.channel.server
        answer: Json = {"interaction": shown_interaction}
        if message is not None:
            shown_interaction["response_message_id"] = message.data["id"]
            shown_interaction["response_message_loading"] = kind == DEFER
            shown_interaction["response_message_ephemeral"] = message.audience is not None
            if kind != DEFER:
                answer["resource"] = {"type": kind, "message": message.data}
        return answer


def metadata(world: World, interaction: Interaction) -> Json:
    """Tell on a message which interaction it answers."""
    owner = interaction.channel.server or "0"
    told: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": user(interaction.person),
        "authorizing_integration_owners": {"0": owner},
    }
    if interaction.kind == COMPONENT and interaction.message is not None:
        told["interacted_message_id"] = interaction.message.data["id"]
    if interaction.kind == SUBMIT and interaction.opened_by is not None:
        told["triggering_interaction_metadata"] = metadata(world, interaction.opened_by)
    return told


def _answers_to(interaction: Interaction) -> tuple[int, ...]:
    if interaction.kind == AUTOCOMPLETE:
        return (CHOICES,)
    allowed: tuple[int, ...] = (MESSAGE, DEFER)
    if interaction.message is not None:
        allowed += (DEFER_UPDATE, UPDATE)
    return allowed if interaction.kind == SUBMIT else (*allowed, MODAL)


def _refuse_type(allowed: tuple[int, ...]) -> None:
    names = ", ".join(str(kind) for kind in allowed)
    reason = {"code": "BASE_TYPE_CHOICES", "message": f"Value must be one of {{{names}}}."}
    raise DiscordError(INVALID_FORM_BODY, errors={"type": {"_errors": [reason]}})


def _check_completions(interaction: Interaction, data: Json) -> None:
    breaches = Breaches()
    breaches.fields(("data",), data, ("choices",))
    check_choices(breaches, ("data", "choices"), data.get("choices") or [], _focused_kind(interaction.data))
    breaches.refuse()


def _focused_kind(data: Json) -> object:
    for option in data.get("options") or []:
        if option.get("focused"):
            return option["type"]
        inner = _focused_kind(option)
        if inner is not None:
            return inner
    return None
