"""Games of Oh Hell whose end a correction moves: there are none, for it always has the same rounds."""

from tests.kit.moved_ends import Ending

ENDINGS: tuple[Ending, ...] = ()
