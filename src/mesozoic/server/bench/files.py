"""Each socket is an open file, of which a process may have few unless it asks for more."""

from __future__ import annotations


def allow_many() -> int | None:
    """Have as many open files as this process may have; how many, where that is known."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return None
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
