"""Stands in for NumPy in CUDA-Q kernels, which need no more of it."""

from math import pi
