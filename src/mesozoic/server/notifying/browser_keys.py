"""The keys of a browser, with which push messages to it are sealed."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Final

from mesozoic.core.errors import Refused

SECRET: Final = 16
"""Bytes that a browser shares with whoever writes to it."""


def check_keys(keys: Mapping[str, str]) -> None:
    """Refuse what no message could be sealed with."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys["p256dh"]))
        is_whole = len(_decoded(keys["auth"])) == SECRET
    except ValueError:
        is_whole = False
    if not is_whole:
        raise Refused("push-address")


def _decoded(key: str) -> bytes:
    return base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
