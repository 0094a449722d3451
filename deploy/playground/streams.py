"""Compression of the gateway's messages: zlib-stream, zstd-stream, or none."""

import importlib
import zlib
from collections.abc import Callable

Pack = Callable[[bytes], bytes]


def packer(compress: str | None) -> Pack | None:
    """Return the function that packs one message for a connection; None where nothing is packed."""
    if compress == "zlib-stream":
        return _zlib()
    if compress == "zstd-stream":
        return _zstd()
    return None


def _zlib() -> Pack:
    stream = zlib.compressobj(1)

    def pack(message: bytes) -> bytes:
        return stream.compress(message) + stream.flush(zlib.Z_SYNC_FLUSH)

    return pack


def _zstd() -> Pack:
    # whoever asks for it has the library; the playground itself does without
    zstandard = importlib.import_module("zstandard")
    stream = zstandard.ZstdCompressor(level=1).compressobj()

    def pack(message: bytes) -> bytes:
        packed: bytes = stream.compress(message) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
        return packed

    return pack
