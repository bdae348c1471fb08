"""Runs exported programs against the packages that stand in here, and answers their branches as JSON."""

import contextlib
import io
import json
import sys

T = 0.5


def run(language, source, qubits):
    namespace = {"__name__": "__main__"}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(source, language, "exec"), namespace)
    if language == "qiskit":
        import qiskit

        return qiskit.branches(namespace, {"t": T})
    if language == "cirq":
        import cirq

        return cirq.branches(namespace, {"t": T})
    if language == "pennylane":
        import pennylane

        return pennylane.branches(namespace, qubits)
    import cudaq

    return cudaq.branches(qubits)


json.dump([run(**program) for program in json.load(sys.stdin)], sys.stdout)
