#!/usr/bin/env python3
"""Measures the solver on the closed-form layouts, and kiwisolver and HiGHS on the same systems in the same run.

usage: run.py <SolverBenchmarks binary> <markdown file to write>
All times are seconds of processor time. Peers come from PyPI: pip install kiwisolver highspy numpy.
"""
import math
import platform
import subprocess
import sys
import time

SHAPES = ["form", "tree", "chain", "grid"]
COUPLED = ["form-s", "tree-s"]
PLANTED = ["form-c", "form-a"]
SIZES = [100, 1_000, 10_000, 100_000]
WEIGHTS = {50: 1, 250: 32, 251: 1024, 740: 32768, 750: 1048576, 999: 33554432}


def measure(binary, shape, size):
    runs = 7 if size <= 1_000 else 3 if size <= 10_000 else 1
    out = subprocess.run([binary, "measure", shape, str(size), str(runs)], capture_output=True, text=True).stdout.split()
    names = ["solve", "shuffled", "edit", "s", "t", "conflicts", "free", "memory"]
    return dict(zip(names, map(float, out)))


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
    solver.setOptionValue("threads", 1)
    solver.passModel(program)
    start = time.process_time()
    solver.run()
    return time.process_time() - start, sum(list(solver.getSolution().col_value)[:count])


def number(seconds):
    return f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"


def main():
    binary, target = sys.argv[1:3]
    lines = [
        "# Performance of the solver",
        "",
        "Written by `make bench`. Seconds of processor time, least of several runs; machine: "
        f"{platform.machine()}, {platform.system()}. The layouts are those of `Tests/SolverTests/Workloads.swift`:",
        "form, tree, chain and grid; with `-s` the root's width is only wished for, so that everything hangs together;",
        "`-c` has a conflict and `-a` a tie in every hundredth row. `edit` is a changed root width, solved again.",
        "",
        "| layout | views | solve | rows shuffled | edit | conflicts | open values | peak memory |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    ours = {}
    for shape in SHAPES + COUPLED + PLANTED:
        for size in SIZES:
            found = ours[shape, size] = measure(binary, shape, size)
            lines.append(
                f"| {shape} | {size:,} | {number(found['solve'])} | {number(found['shuffled'])} | {number(found['edit'])} "
                f"| {found['conflicts']:.0f} | {found['free']:.0f} | {found['memory']:.0f} MB |")
            print(lines[-1], flush=True)
    lines += ["", "Growth exponent from 10,000 to 100,000 views (1 is linear):", "", "| layout | exponent |", "| --- | --- |"]
    for shape in SHAPES + COUPLED:
        exponent = math.log10(ours[shape, 100_000]["solve"] / ours[shape, 10_000]["solve"])
        lines.append(f"| {shape} | {exponent:.2f} |")
        print(lines[-1], flush=True)
    lines += [
        "", "Peers on the same systems (kiwisolver: building, solving, reading; HiGHS: dual simplex, solving alone). Both get",
        "weights for priorities, as they know no levels; `sums agree` compares the sum of all values.",
        "", "| peer | layout | views | peer | this solver | ratio | sums agree |", "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, peer, shapes, size in [("kiwisolver", kiwi, SHAPES, 1_000), ("HiGHS", highs, SHAPES + COUPLED, 10_000)]:
        for shape in shapes:
            try:
                seconds, total = peer(*system(binary, shape, size))
            except Exception as failure:  # a peer that fails is a result, too
                lines.append(f"| {name} | {shape} | {size:,} | {type(failure).__name__} | | | |")
                continue
            mine = ours[shape, size]
            agrees = "yes" if abs(total - mine["s"]) <= 1e-6 * abs(mine["s"]) else "no"
            lines.append(f"| {name} | {shape} | {size:,} | {number(seconds)} | {number(mine['solve'])} "
                         f"| {seconds / mine['solve']:.0f} | {agrees} |")
            print(lines[-1], flush=True)
    with open(target, "w") as file:
        file.write("\n".join(lines) + "\n")


main()
