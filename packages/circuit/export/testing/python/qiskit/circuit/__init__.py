"""Parameters, as in qiskit.circuit."""

from symbols import Expression, FUNCTIONS


class ParameterExpression(Expression):
    @classmethod
    def _of(cls, evaluate):
        made = ParameterExpression.__new__(ParameterExpression)
        made.evaluate = evaluate
        return made

    def sin(self):
        return self.map(FUNCTIONS["sin"])

    def cos(self):
        return self.map(FUNCTIONS["cos"])

    def tan(self):
        return self.map(FUNCTIONS["tan"])

    def arcsin(self):
        return self.map(FUNCTIONS["asin"])

    def arccos(self):
        return self.map(FUNCTIONS["acos"])

    def arctan(self):
        return self.map(FUNCTIONS["atan"])

    def exp(self):
        return self.map(FUNCTIONS["exp"])

    def log(self):
        return self.map(FUNCTIONS["log"])


class Parameter(ParameterExpression):
    def __init__(self, name):
        super().__init__(lambda values: values[name])
