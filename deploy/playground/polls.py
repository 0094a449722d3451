"""Polls: what one may hold, and how a message shows it."""

from datetime import UTC, datetime

from deploy.playground.breaches import Breaches, Path
from deploy.playground.snowflakes import Clock
from deploy.playground.world import Json

QUESTION = 300
ANSWERS = 10
ANSWER = 55
HOURS = 24
HOURS_MOST = 32 * 24
HOUR_SECONDS = 3600
FIELDS = ("question", "answers", "duration", "allow_multiselect", "layout_type")


def check_poll(breaches: Breaches, poll: object) -> None:
    """Check a poll that a message may have."""
    if poll is None or not breaches.mapping(("poll",), poll):
        return
    assert isinstance(poll, dict)  # noqa: S101 -- mapping has said so
    breaches.fields(("poll",), poll, FIELDS)
    _check_text(breaches, ("poll", "question"), poll.get("question"), QUESTION)
    breaches.whole(("poll", "duration"), poll.get("duration"), 1, HOURS_MOST)
    answers = poll.get("answers")
    if breaches.count(("poll", "answers"), answers, ANSWERS, 1):
        for index, answer in enumerate(answers or []):
            path: Path = ("poll", "answers", index)
            if breaches.mapping(path, answer):
                _check_text(breaches, (*path, "poll_media"), answer.get("poll_media"), ANSWER)


def shown_poll(clock: Clock, poll: Json) -> Json:
    """Show a new poll, in which nobody has voted."""
    ends = clock.now() + (poll.get("duration") or HOURS) * HOUR_SECONDS
    return {
        "question": poll["question"],
        "answers": [
            {"answer_id": number, "poll_media": answer["poll_media"]}
            for number, answer in enumerate(poll["answers"], 1)
        ],
        "expiry": datetime.fromtimestamp(ends, UTC).isoformat(),
        "allow_multiselect": bool(poll.get("allow_multiselect")),
        "layout_type": poll.get("layout_type") or 1,
        "results": {"answer_counts": [], "is_finalized": False},
    }


def _check_text(breaches: Breaches, path: Path, media: object, most: int) -> None:
    if breaches.mapping(path, media):
        assert isinstance(media, dict)  # noqa: S101 -- mapping has said so
        breaches.text((*path, "text"), media.get("text"), most, 1)
