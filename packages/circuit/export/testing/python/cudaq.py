"""Stands in for CUDA-Q in the tests: kernels run once for every way through them.

Operations are those of nvidia.github.io/cuda-quantum (api/default_ops); in a kernel their names are known by themselves.
"""

import builtins

import dense

_state = None
_calls = {}


class qubit:
    pass


class _Operation:
    def __init__(self, size, matrix, angles=0):
        self._size, self._matrix, self._angles = size, matrix, angles

    def __call__(self, *args):
        self._apply(self._matrix, args, ())

    def adj(self, *args):
        self._apply(lambda *angles: dense.adjoint(self._matrix(*angles)), args, ())

    def ctrl(self, *args):
        held = args[self._angles]
        controls = held if isinstance(held, list) else [held]
        self._apply(self._matrix, (*args[: self._angles], *args[self._angles + 1 :]), controls)

    def _apply(self, matrix, args, controls):
        angles, targets = args[: self._angles], args[self._angles :]
        if any(not isinstance(angle, float) for angle in angles) or len(targets) != self._size:
            raise TypeError("floating point angles, and as many qubits as the operation acts on")
        _state.apply(matrix(*angles), list(targets), tuple((control, 1) for control in controls))


_OPERATIONS = {
    "x": _Operation(1, lambda: dense.X), "y": _Operation(1, lambda: dense.Y), "z": _Operation(1, lambda: dense.Z),
    "h": _Operation(1, lambda: dense.H), "s": _Operation(1, lambda: dense.phase(dense.math.pi / 2)),
    "t": _Operation(1, lambda: dense.phase(dense.math.pi / 4)), "r1": _Operation(1, dense.phase, 1),
    "rx": _Operation(1, lambda angle: dense.rotation(dense.X, angle), 1),
    "ry": _Operation(1, lambda angle: dense.rotation(dense.Y, angle), 1),
    "rz": _Operation(1, lambda angle: dense.rotation(dense.Z, angle), 1),
    "u3": _Operation(1, dense.u3, 3), "swap": _Operation(2, lambda: dense.SWAP),
    "mz": lambda which: bool(_state.measure(which)), "reset": lambda which: _state.reset(which),
}


def qvector(size):
    return list(range(size))


def kernel(function):
    function.__globals__.update(_OPERATIONS)
    return function


def run(function, *args, shots_count):
    _calls["circuit"] = (function, args)


def sample(function, *args):
    _calls["circuit"] = (function, args)


def branches(qubits):
    function, args = _calls["circuit"]

    def once(state):
        global _state
        _state = state
        return function(*args)

    return dense.explore(qubits, once)
