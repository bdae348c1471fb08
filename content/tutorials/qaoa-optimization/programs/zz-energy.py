# The diagonal of H_C = sum of (1 - Z Z)/2, from the diagonals of the Z matrices.
n = 4
edges = [(0, 1), (1, 2), (2, 3), (3, 0)]


def kron(a, b):
    """Tensor product of two diagonal matrices, each given as its diagonal."""
    return [x * y for x in a for y in b]


def z_product(i, j):
    """Diagonal of Z on vertices i and j and of the identity on the others."""
    diagonal = [1]
    for vertex in range(n):
        diagonal = kron(diagonal, [1, -1] if vertex in (i, j) else [1, 1])
    return diagonal


energy = [0] * 2**n
for i, j in edges:
    energy = [e + (1 - zz) // 2 for e, zz in zip(energy, z_product(i, j))]
print(energy)  # entries 0 to 15 belong to 0000 to 1111, vertex 0 first
