"""Runs exported programs with the packages that they are for.

Reads a list of programs from standard input (language, source, and whether the circuit is left to chance) and prints
what each of them is, as JSON: the state after it from |0...0>, or how often each result of its bits was read. Indices
and results are as each package has them.
"""

import json
import sys
import traceback
import warnings

import numpy

SHOTS = 2000
T = 0.5


def amplitudes(state):
    return {"state": [[float(value.real), float(value.imag)] for value in numpy.asarray(state)]}


def qiskit(circuit, program):
    from qiskit import transpile
    from qiskit.quantum_info import Statevector

    circuit = circuit.assign_parameters({each: T for each in circuit.parameters})
    if not program["isRandom"]:
        return amplitudes(Statevector(circuit).data)
    from qiskit_aer import AerSimulator

    simulator = AerSimulator(seed_simulator=1)
    counts = simulator.run(transpile(circuit, simulator, optimization_level=0), shots=SHOTS).result().get_counts()
    # A space between registers.
    return {"counts": {label.replace(" ", ""): count for label, count in counts.items()}, "shots": SHOTS}


def cirq(circuit, program):
    import cirq as package

    circuit = package.resolve_parameters(circuit, {"t": T})
    simulator = package.Simulator(dtype=numpy.complex128, seed=1)
    if not program["isRandom"]:
        wires = package.LineQubit.range(program["qubits"])
        return amplitudes(simulator.simulate(circuit, qubit_order=wires).final_state_vector)
    records = simulator.run(circuit, repetitions=SHOTS).records
    # A key may be written more than once: what was read last counts. Bits that are never written are 0.
    bits = [records[key][:, -1, 0] if key in records else numpy.zeros(SHOTS, int) for key in program["keys"]]
    counts = {}
    for values in zip(*reversed(bits)):
        label = "".join(str(int(value)) for value in values)
        counts[label] = counts.get(label, 0) + 1
    return {"counts": counts, "shots": SHOTS}


def pennylane(printed, program):
    if not program["isRandom"]:
        return amplitudes(printed)
    values = numpy.asarray(printed, dtype=float)
    width = len(values).bit_length() - 1
    return {"probabilities": {format(index, f"0{width}b"): value for index, value in enumerate(values.tolist())}}


def run(program):
    printed = []
    # Every program ends by printing what it is.
    exec(compile(program["source"], "program", "exec"), {"print": printed.append, "__name__": "program"})
    return globals()[program["language"]](printed[-1], program)


def answer(program):
    try:
        return run(program)
    except Exception:
        return {"error": traceback.format_exc(limit=-4)}


warnings.simplefilter("ignore")
json.dump([answer(program) for program in json.load(sys.stdin)], sys.stdout)
