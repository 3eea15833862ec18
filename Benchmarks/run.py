#!/usr/bin/env python3
"""Measures the solver on the closed-form layouts, and kiwisolver and HiGHS on the same systems in the same run.

usage: run.py <SolverBenchmarks binary> <markdown file to write>
All times are seconds of processor time. Peers come from PyPI: pip install kiwisolver highspy numpy.
"""
import math
import os
import platform
import subprocess
import sys
import time

SHAPES = ["form", "tree", "chain", "grid"]
COUPLED = ["form-s", "tree-s"]
PLANTED = ["form-c", "form-a"]
SIZES = [100, 1_000, 10_000, 100_000]
WEIGHTS = {50: 1, 250: 32, 251: 1024, 740: 32768, 750: 1048576, 999: 33554432}
# The sums of all values, and of all values weighted by index modulo 97, known in closed form or from other solvers.
SUMS = {
    ("form", 100): (60511, 2747361), ("form", 1_000): (3105391, 146704113),
    ("form", 10_000): (281054191, 13470829024), ("form", 100_000): (27810542191, 1334767661937),
    ("tree", 100): (3391507.5, 145947434.333333), ("tree", 1_000): (11186137.5, 519013246.666667),
    ("tree", 10_000): (35377139.25, 1679549453.552083), ("tree", 100_000): (114287157.5, 5467391248.304688),
    ("chain", 100): (192341, 9281788), ("chain", 1_000): (15873489, 759081459),
    ("chain", 10_000): (1553734986, 74543215586), ("chain", 100_000): (155037349986, 7441560231442),
    ("grid", 100): (10149602, 470026885.733333), ("grid", 1_000): (102545905.999999, 4956762679.870968),
    ("grid", 10_000): (1000110001.999899, 47986861423.262848),
    ("grid", 100_000): (10016899316.004385, 480755319289.272461),
}
NAMES = ["solve", "shuffled", "edit", "s", "t", "conflicts", "free", "memory", "first", "inner", "gap"]


def measure(binary, shape, size):
    runs = 9 if size <= 1_000 else 7 if size <= 10_000 else 3
    out = subprocess.run([binary, "measure", shape, str(size), str(runs)], capture_output=True, text=True).stdout.split()
    return dict(zip(NAMES, map(float, out)))


def system(binary, shape, size):
    lines = subprocess.run([binary, "dump", shape, str(size)], capture_output=True, text=True).stdout.splitlines()
    rows = []
    for line in lines[1:]:
        parts = line.split()
        terms = [(int(parts[i]), float(parts[i + 1])) for i in range(4, len(parts), 2)]
        rows.append((parts[0], float(parts[1]), float(parts[2]), terms))
    return int(lines[0].split()[1]), rows


def kiwi(count, rows):
    import kiwisolver
    start = time.process_time()
    variables = [kiwisolver.Variable() for _ in range(count)]
    solver = kiwisolver.Solver()
    for relation, priority, right, terms in rows:
        sum_ = kiwisolver.Expression([kiwisolver.Term(variables[v], a) for v, a in terms], -right)
        strength = "required" if priority >= 1000 else WEIGHTS[int(priority)]
        solver.addConstraint(kiwisolver.Constraint(sum_, {"=": "==", "<": "<=", ">": ">="}[relation], strength))
    solver.updateVariables()
    return time.process_time() - start, sum(v.value() for v in variables)


def highs(count, rows):
    import highspy
    import numpy
    infinity = highspy.kHighsInf
    cost, columns = [0.0] * count, count
    starts, index, value, lower, upper = [], [], [], [], []
    for relation, priority, right, terms in rows:
        starts.append(len(index))
        for v, a in terms:
            index.append(v)
            value.append(a)
        if priority < 1000:
            if relation != "<":
                index.append(columns); value.append(1.0); columns += 1
                cost.append(WEIGHTS[int(priority)])
            if relation != ">":
                index.append(columns); value.append(-1.0); columns += 1
                cost.append(WEIGHTS[int(priority)])
        lower.append(-infinity if relation == "<" else right)
        upper.append(infinity if relation == ">" else right)
    starts.append(len(index))
    program = highspy.HighsLp()
    program.num_col_, program.num_row_ = columns, len(rows)
    program.col_cost_ = numpy.array(cost)
    program.col_lower_ = numpy.array([-infinity] * count + [0.0] * (columns - count))
    program.col_upper_ = numpy.array([infinity] * columns)
    program.row_lower_, program.row_upper_ = numpy.array(lower), numpy.array(upper)
    program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    program.a_matrix_.start_ = numpy.array(starts)
    program.a_matrix_.index_ = numpy.array(index)
    program.a_matrix_.value_ = numpy.array(value)
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("solver", "simplex")
    solver.setOptionValue("simplex_strategy", 1)
    solver.setOptionValue("threads", 1)
    solver.passModel(program)
    start = time.process_time()
    solver.run()
    return time.process_time() - start, sum(list(solver.getSolution().col_value)[:count])


def number(seconds):
    if seconds < 0:
        return "–"
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def agreement(found, shape, size):
    known = SUMS.get((shape.removesuffix("-s"), size))
    if known is None:
        return "–"
    return "yes" if all(abs(a - b) <= 1e-9 * abs(b) for a, b in zip((found["s"], found["t"]), known)) else "NO"


def table(lines, *rows):
    """Adds a row of a table, and shows it."""
    for row in rows:
        lines.append("| " + " | ".join(row) + " |")
        print(lines[-1], flush=True)


def main():
    binary, target = sys.argv[1:3]
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    lines = [
        "# Performance of the solver",
        "",
        "`make bench` measured these times. All times are processor time: the minimum of 3 to 9 runs, and for edits the median of 21 runs.",
        f"The machine is {platform.machine()} with {platform.system()} and {os.cpu_count()} cores; its load at the start was {load}.",
        "",
        "The layouts come from `Tests/SolverTests/Workloads.swift`: form, tree, chain and grid. In layouts with `-s`, the root's",
        "width is optional, so the whole system is connected. In every hundredth row, layouts with `-c` have a conflict, and",
        "layouts with `-a` have a tie. `shuffled` is the time with the rows in another order, and `times` is the ratio of",
        "`shuffled` to `solve`. `sums` shows whether the sum of all values equals the known sum.",
        "",
        "| layout | views | solve | shuffled | times | conflicts | open values | peak memory | sums |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    ours = {}
    for shape in SHAPES + COUPLED + PLANTED:
        for size in SIZES:
            found = ours[shape, size] = measure(binary, shape, size)
            table(lines, [
                shape, f"{size:,}", number(found["solve"]), number(found["shuffled"]),
                f"{found['shuffled'] / found['solve']:.1f}", f"{found['conflicts']:.0f}", f"{found['free']:.0f}",
                f"{found['memory']:.0f} MB", agreement(found, shape, size)])
    lines += ["", "The next table shows the growth exponent from 10,000 to 100,000 views (1 is linear):", "",
              "| layout | solve | shuffled |", "| --- | --- | --- |"]
    for shape in SHAPES + COUPLED:
        table(lines, [shape] + [f"{math.log10(ours[shape, 100_000][key] / ours[shape, 10_000][key]):.2f}"
                                for key in ("solve", "shuffled")])
    lines += [
        "", "The next table shows how long the solver takes after an edit of one constant: the root's width, the required height",
        "of a view in the middle, or a different gap each time. The number in parentheses is the speedup over a full solve. The",
        "first edit includes the preparation for all later edits.",
        "", "| layout | views | first | root's width | height of one view | another gap each time |",
        "| --- | --- | --- | --- | --- | --- |"]
    for shape in ["form", "chain", "form-s"]:
        for size in SIZES:
            found = ours[shape, size]
            times = [f"{number(found[key])} ({found['solve'] / max(found[key], 1e-6):,.0f})"
                     for key in ("edit", "inner", "gap")]
            table(lines, [shape, f"{size:,}", number(found["first"])] + times)
    lines += [
        "", "The next table compares two other solvers on the same systems: kiwisolver (building, solving and reading) and HiGHS",
        "(dual simplex, solving only). The times of the other solvers are the minimum of 3 runs. Both solvers use weights for priorities, because",
        "they have no levels. `agrees` shows whether the other solver found the same sum of all values as this solver.",
        "", "| peer | layout | views | peer | this solver | ratio | agrees |", "| --- | --- | --- | --- | --- | --- | --- |"]
    for name, peer, shapes, sizes in [("kiwisolver", kiwi, SHAPES, [100, 1_000]),
                                      ("HiGHS", highs, SHAPES + COUPLED, [1_000, 10_000])]:
        for size in sizes:
            for shape in shapes:
                model = system(binary, shape, size)
                try:
                    seconds, total = min(peer(*model) for _ in range(3))
                except Exception as failure:  # a peer that fails is a result, too
                    table(lines, [name, shape, f"{size:,}", type(failure).__name__, "", "", ""])
                    continue
                mine = ours[shape, size]
                agrees = "yes" if abs(total - mine["s"]) <= 1e-6 * abs(mine["s"]) else "no"
                table(lines, [name, shape, f"{size:,}", number(seconds), number(mine["solve"]),
                              f"{seconds / mine['solve']:.0f}", agrees])
    # What readers.py measured stays below.
    heading = "\n# Performance of the readers"
    kept = open(target).read().partition(heading)[1:] if os.path.exists(target) else ()
    with open(target, "w") as file:
        file.write("\n".join(lines) + "\n" + "".join(kept))


main()
