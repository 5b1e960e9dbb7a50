"""A cable between browser and server that can go bad the way real ones do: silently, or one way only."""

import socket
import threading
from contextlib import suppress
from typing import Literal

Health = Literal["good", "dead", "deaf"]


class Cable:
    """Passes bytes on to a local port. `dead`: nothing arrives anywhere; `deaf`: only the server hears."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._health: Health = "good"
        self._changed = threading.Condition()
        self._ends: set[socket.socket] = set()
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def break_down(self, health: Literal["dead", "deaf"]) -> None:
        """From now on the cable is bad; nobody is told."""
        self._set(health)

    def mend(self) -> None:
        """The cable is good for new connections; the old ones are gone for good."""
        for end in list(self._ends):
            _hang_up(end)
        self._set("good")

    def close(self) -> None:
        """Take the cable away."""
        _hang_up(self._listener)
        self.mend()

    def _set(self, health: Health) -> None:
        with self._changed:
            self._health = health
            self._changed.notify_all()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        self._ends.add(near)
        with self._changed:
            self._changed.wait_for(lambda: self._health == "good")
        try:
            far = socket.create_connection(("127.0.0.1", self._target))
        except OSError:
            _hang_up(near)
            return
        self._ends.add(far)
        for source, sink, upwards in ((near, far, True), (far, near, False)):
            threading.Thread(target=self._pump, args=(source, sink, upwards), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket, upwards: bool) -> None:
        try:
            while data := source.recv(65536):
                if self._health == "good" or (self._health == "deaf" and upwards):
                    sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            _hang_up(end)
            self._ends.discard(end)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
