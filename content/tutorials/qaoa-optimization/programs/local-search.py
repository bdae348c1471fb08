# The classical baseline: flip one vertex at a time while that helps. No qubits.
from random import choice

restarts = 10
square = [(0, 1), (1, 2), (2, 3), (3, 0)]
house = square + [(0, 4), (1, 4)]


def cut(edges, side):
    return sum(side[i] != side[j] for i, j in edges)


def local_search(n, edges):
    side = [choice([0, 1]) for _ in range(n)]
    vertex = 0
    while vertex < n:
        flipped = side[:vertex] + [1 - side[vertex]] + side[vertex + 1:]
        if cut(edges, flipped) > cut(edges, side):
            side, vertex = flipped, 0  # start over
        else:
            vertex += 1
    return cut(edges, side)


print("square:", max(local_search(4, square) for _ in range(restarts)), "of 4")
print("house:", max(local_search(5, house) for _ in range(restarts)), "of 5")
