"""Stands in for Qiskit Aer: its sampler alone."""
