"""The playground as a real process, with what it prints."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

READY = "playground ready: "
READY_SECONDS = 90.0
STOP_SECONDS = 30.0
UNHURRIED = {
    "TALLYHO_DEFER_AFTER": "20",
    "TALLYHO_DOUBLE_TAP": "0",
    "TALLYHO_EDIT_SECONDS": "0.05",
    "TALLYHO_LOCK_SECONDS": "60",
    "TALLYHO_NEW_DM_SECONDS": "0",
    "TALLYHO_REQUESTS_PER_SECOND": "10000",
}
"""A busy machine changes no answer of the bot, tests press faster than people, and what is slow for Discord's
sake is waited for by its own tests alone: these have the true values."""
ROOT = Path(__file__).resolve().parents[2]


class Process:
    """A playground's process, with what it prints."""

    def __init__(self, arguments: list[str], environment: Mapping[str, str] | None = None) -> None:
        self.lines: list[str] = []
        self._fresh: queue.Queue[str | None] = queue.Queue()
        # a bot that is killed and started again would wait five seconds for its login, as on Discord
        given = ["--no-browser", "--identify-seconds", "0", *arguments]
        command = [sys.executable, "-m", "deploy.playground", *given]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **UNHURRIED, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def url(self) -> str:
        """Wait until the playground is ready and give its address."""
        return self.wait_for(READY)

    def wait_for(self, start: str) -> str:
        """Wait for a line that starts so; give the rest of it."""
        until = time.monotonic() + READY_SECONDS
        while True:
            try:
                line = self._fresh.get(timeout=max(until - time.monotonic(), 0.01))
            except queue.Empty:
                line = None
            if line is None:
                raise AssertionError(f"No line “{start}…” came. It said:\n" + "\n".join(self.lines))
            if line.startswith(start):
                return line.removeprefix(start).strip()

    def stop(self) -> int:
        """Interrupt the playground as Ctrl-C does; give its exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        try:
            code = self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._reader.join(STOP_SECONDS)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def kill(self) -> None:
        """End the playground at once."""
        self._process.kill()
        self._process.wait()

    def children(self) -> list[int]:
        """Return the processes that the playground has started (Linux only)."""
        pid = self._process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def wait(self) -> int:
        """Wait for an end by itself; give the exit code."""
        code = self._process.wait(READY_SECONDS)
        self._reader.join(STOP_SECONDS)
        return code

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line.rstrip("\n"))
            self._fresh.put(line)
        self._fresh.put(None)


@contextlib.contextmanager
def process(*arguments: str, **environment: str) -> Iterator[Process]:
    """Run a playground on a free port for as long as the block lasts."""
    running = Process(["--port", "0", *arguments], environment)
    try:
        yield running
    finally:
        running.stop()
