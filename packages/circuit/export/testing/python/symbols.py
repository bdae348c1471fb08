"""Expressions whose value is known later. They are no numbers: `math.sin` of one raises, as with the real packages."""

import math


class Expression:
    def __init__(self, evaluate):
        self.evaluate = evaluate

    def _with(self, other, combine, swapped=False):
        def evaluate(values):
            pair = (self.evaluate(values), value(other, values))
            return combine(*(reversed(pair) if swapped else pair))

        return type(self)._of(evaluate)

    @classmethod
    def _of(cls, evaluate):
        made = Expression.__new__(cls)
        made.evaluate = evaluate
        return made

    def map(self, function):
        return type(self)._of(lambda values: function(self.evaluate(values)))

    def __add__(self, other):
        return self._with(other, lambda a, b: a + b)

    def __radd__(self, other):
        return self._with(other, lambda a, b: a + b, True)

    def __sub__(self, other):
        return self._with(other, lambda a, b: a - b)

    def __rsub__(self, other):
        return self._with(other, lambda a, b: a - b, True)

    def __mul__(self, other):
        return self._with(other, lambda a, b: a * b)

    def __rmul__(self, other):
        return self._with(other, lambda a, b: a * b, True)

    def __truediv__(self, other):
        return self._with(other, lambda a, b: a / b)

    def __rtruediv__(self, other):
        return self._with(other, lambda a, b: a / b, True)

    def __pow__(self, other):
        return self._with(other, lambda a, b: a**b)

    def __rpow__(self, other):
        return self._with(other, lambda a, b: a**b, True)

    def __neg__(self):
        return self.map(lambda a: -a)


def value(each, values):
    return each.evaluate(values) if isinstance(each, Expression) else each


def has_symbol(each):
    return isinstance(each, Expression)


FUNCTIONS = {
    "sin": math.sin, "cos": math.cos, "tan": math.tan, "asin": math.asin, "acos": math.acos, "atan": math.atan,
    "exp": math.exp, "log": math.log, "sqrt": math.sqrt,
}
