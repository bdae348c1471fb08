# Brute force, no qubits: the cut of every way to split the vertices.
n = 4
edges = [(0, 1), (1, 2), (2, 3), (3, 0)]

counts = [0] * (len(edges) + 1)
for number in range(2**n):
    bits = format(number, f"0{n}b")  # vertex 0 first
    cut = sum(bits[i] != bits[j] for i, j in edges)
    counts[cut] += 1
    print(bits, "cuts", cut)

print("splits by number of cut edges:", counts)
print("mean:", sum(cut * count for cut, count in enumerate(counts)) / 2**n)
