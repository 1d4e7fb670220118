"""A server's figures for Prometheus, at an address of their own that need not be public."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from mesozoic.core.errors import Refused
from mesozoic.server.figures import Figures, Histogram


class Counted(Protocol):
    """What figures are of: all tables."""

    @property
    def figures(self) -> Figures: ...

    @property
    def tables_in_memory(self) -> int: ...


def read_address(text: str) -> tuple[str, int]:
    """A host and a port, with a colon between them."""
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdecimal() and int(port) < 2**16):
        raise Refused("metrics-address", found=text)
    return host.strip("[]"), int(port)


class Metrics:
    """Listens in a thread of its own, so that it answers when nothing else does."""

    def __init__(self, host: str, port: int) -> None:
        self._registry = CollectorRegistry()
        try:
            self._server, self._thread = start_http_server(port, host, self._registry)
        except (OSError, OverflowError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise Refused("server-cannot-listen", host=host, port=port, problem=problem) from None
        self.port: int = self._server.server_port
        ProcessCollector(registry=self._registry)

    def show(self, counted: Counted) -> None:
        self._registry.register(_Collector(counted))

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Collector(Collector):
    def __init__(self, counted: Counted) -> None:
        self._counted = counted

    def collect(self) -> Iterator[Metric]:
        figures = self._counted.figures
        in_memory = self._counted.tables_in_memory
        yield GaugeMetricFamily("mesozoic_tables_in_memory", "Tables in memory", in_memory)
        yield GaugeMetricFamily("mesozoic_sockets", "Websockets that are open", figures.sockets)
        yield CounterMetricFamily("mesozoic_acts", "Acts of people and bots", figures.acts)
        yield CounterMetricFamily("mesozoic_entries", "Entries that were kept", figures.entries)
        refusals = CounterMetricFamily("mesozoic_refusals", "What was refused", labels=["key"])
        for key, count in sorted(figures.refusals.items()):
            refusals.add_metric([key], count)
        yield refusals
        yield _histogram("mesozoic_commit_seconds", "Keeping an act", figures.commits)
        yield _histogram("mesozoic_thinking_seconds", "A bot's choice", figures.thinking)
        yield _histogram("mesozoic_lag_seconds", "How late the server is", figures.lag)


def _histogram(name: str, about: str, counted: Histogram) -> Metric:
    return HistogramMetricFamily(name, about, buckets=counted.buckets(), sum_value=counted.sum)
