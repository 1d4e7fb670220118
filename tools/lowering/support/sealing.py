"""Makes native classes what they are in plain Python: dataclasses, frozen, with slots, generic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, FrozenInstanceError, field, fields, make_dataclass
from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: object) -> Any:
        """For the compiler; without it, nothing."""
        return lambda kind: kind


_ALIKE = "__dataclass_alike__"


class _Slots(tuple[str, ...]):
    """Slots that can be listed; a native class whose base had true ones would be refused."""

    def __bool__(self) -> bool:
        return False


def seal(
    kind: Any,
    *,
    annotations: Mapping[str, str] = {},
    slots: tuple[str, ...] | None = None,
    fields: Sequence[tuple[str, Any]] | None = None,
    options: Mapping[str, bool] = {},
    abstract: Sequence[str] = (),
    generic: bool = False,
    variables: Mapping[str, Any] = {},
) -> None:
    kind.__annotations__ = dict(annotations)
    if slots is not None:
        kind.__slots__ = _Slots(slots)
    if abstract:
        kind.__abstractmethods__ = frozenset(abstract)
    if generic:
        kind.__class_getitem__ = classmethod(lambda cls, _: cls)
    if fields is not None:
        _make_dataclass(kind, annotations, fields, dict(options))
    for name, value in variables.items():
        setattr(kind, name, value)


def _make_dataclass(
    kind: Any,
    annotations: Mapping[str, str],
    own: Sequence[tuple[str, Any]],
    options: dict[str, Any],
) -> None:
    """What `dataclass` would have given a class is taken from one that is made alike."""
    alike = make_dataclass(
        kind.__name__,
        [
            (name, annotations[name], field() if default is MISSING else default)
            for name, default in own
        ],
        bases=tuple([base.__dict__[_ALIKE] for base in kind.__mro__ if _ALIKE in base.__dict__])[
            :1
        ],
        **options,
    )
    given = ["__dataclass_fields__", "__dataclass_params__", "__match_args__", "__repr__"]
    if "__eq__" not in kind.__dict__ and options.get("eq", True):
        given += ["__eq__", "__hash__"]
    for name in given:
        setattr(kind, name, alike.__dict__[name])
    setattr(kind, _ALIKE, alike)
    kind.__reduce__ = _reduce
    if options.get("frozen") and not isinstance(kind.__init__, FunctionType):
        kind.__setattr__ = _frozen
        kind.__delattr__ = _frozen


def _reduce(self: Any) -> tuple[Any, ...]:
    return type(self), tuple(getattr(self, one.name) for one in fields(self))


def _frozen(self: Any, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")
