"""Faults on demand: errors, delays and dropped connections for chosen requests of the bot."""

import re
from dataclasses import dataclass

from deploy.playground.errors import TABLE, ControlError
from deploy.playground.world import Json

RETRY_AFTER = 1.0
PHRASES = {
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    500: "Internal Server Error",
    502: "Bad Gateway",
}


@dataclass(slots=True)
class Fault:
    """What happens to the next requests that match."""

    method: str | None
    path: re.Pattern[str]
    status: int | None
    code: int
    retry_after: float
    delay: float
    drop: str
    left: int

    def body(self) -> Json:
        """Return the error's JSON."""
        assert self.status is not None  # noqa: S101 -- asked for only where there is one
        known = TABLE.get(self.code, (0, ""))[1]
        message = known or f"{self.status}: {PHRASES.get(self.status, 'Error')}"
        if self.status == 429:
            return {
                "message": known or "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": False,
                "code": self.code,
            }
        return {"message": message, "code": self.code}


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(self, asked: Json) -> None:
        """Arrange a fault."""
        try:
            path = re.compile(str(asked.get("path") or ""))
            code = int(asked.get("code") or 0)
            status = asked.get("status")
            if status is None and "code" in asked:
                status = TABLE.get(code, (400, ""))[0]
            if status is None and asked.get("retry_after") is not None:
                status = 429
            drop = asked.get("drop")
            fault = Fault(
                method=str(asked["method"]).upper() if asked.get("method") else None,
                path=path,
                status=None if status is None else int(status),
                code=code,
                retry_after=float(asked.get("retry_after") or RETRY_AFTER),
                delay=float(asked.get("delay_ms") or 0) / 1000,
                drop=str(drop) if isinstance(drop, str) else ("before" if drop else ""),
                left=int(asked.get("times") or 1),
            )
        except (re.error, TypeError, ValueError) as error:
            raise ControlError(f"This fault cannot be read: {error}.") from error
        self._faults.append(fault)

    def listed(self) -> list[Json]:
        """List what is still to come, in the words in which it was asked for."""
        return [
            {
                "method": fault.method,
                "path": fault.path.pattern,
                "status": fault.status,
                "code": fault.code,
                "retry_after": fault.retry_after,
                "delay_ms": fault.delay * 1000,
                "drop": fault.drop or None,
                "times": fault.left,
            }
            for fault in self._faults
        ]

    def clear(self) -> None:
        """Call off every fault."""
        self._faults.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that befalls a request, if any."""
        for fault in self._faults:
            if (fault.method is None or fault.method == method) and fault.path.search(path):
                fault.left -= 1
                if fault.left == 0:
                    self._faults.remove(fault)
                return fault
        return None
