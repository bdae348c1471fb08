# Opens N boxes in random order until the marked one is found. No qubits.
import random


def search(N, marked):
    boxes = random.sample(range(N), N)       # a random order
    return boxes.index(marked) + 1           # how many were opened


SEARCHES = 10000
total = sum(search(8, 5) for _ in range(SEARCHES))
print("mean number of checks:", total / SEARCHES)
