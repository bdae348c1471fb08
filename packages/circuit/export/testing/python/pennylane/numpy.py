"""As in pennylane.numpy, for single numbers."""

from math import acos as arccos, asin as arcsin, atan as arctan, cos, e, exp, log, pi, sin, sqrt, tan
