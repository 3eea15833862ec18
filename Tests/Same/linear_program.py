#!/usr/bin/env python3
"""Holds verdicts of `same` against HiGHS, which solves the lowered systems level by level.

usage: linear_program.py PROGRAM [--mutants N] [--seed S] FILE ...

Each file is converted to a dump, of which mutants are made: one constraint has another constant, relation, priority, multiplier
or attribute, or is gone. At the size of a counterexample both systems must differ, and where the verdict is `same`, they must
agree at random sizes: in the greatest value of random sums of all frames over the optimal points, which shows frames and
freedom alike. Needs scipy: pip install scipy.
"""
import argparse
import collections
import copy
import json
import os
import random
import subprocess
import sys
import tempfile

import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

TOLERANCE = 1e-3
DIRECTIONS = 16
SIZES = 5
LARGEST = 10_000


class Unsolvable(Exception):
    """Required rows conflict, or the solver gives up."""


def program_output(*arguments, allowed=(0, 1, 3)):
    run = subprocess.run(arguments, capture_output=True, text=True)
    if run.returncode not in allowed:
        raise Unsolvable(run.stderr.strip())
    return run.stdout


class System:
    """A lowered system at one size."""

    def __init__(self, program, path, size, example):
        options = ["--size", f"{size[0]}x{size[1]}"]
        if "safe_area" in example:
            options += ["--safe-area", ",".join(str(inset) for inset in example["safe_area"])]
        if example.get("direction") == "rightToLeft":
            options.append("--rtl")
        text = json.loads(program_output(program, "convert", "--lowered", *options, path))
        self.variables = [(v["item"], v["attribute"]) for v in text["variables"]]
        self.rows = text["rows"]
        self.matrix, self.bounds_of_rows = self.optimal_face()

    def optimal_face(self):
        """Rows `matrix x <= bound` that hold for all optimal points, with a slack for each optional row behind the variables."""
        count = len(self.variables)
        optional = [row for row in self.rows if row["priority"] < 1000]
        width = count + len(optional)
        triples, bounds = [], []

        def add(terms, bound):
            triples.extend((len(bounds), variable, coefficient) for variable, coefficient in terms)
            bounds.append(bound)

        def add_row(row, slack):
            extra = [] if slack is None else [(slack, -1)]
            terms = [(v, a) for v, a in row["terms"]]
            if row["relation"] != "greaterThanOrEqual":
                add(terms + extra, row["constant"])
            if row["relation"] != "lessThanOrEqual":
                add([(v, -a) for v, a in terms] + extra, -row["constant"])

        for row in self.rows:
            if row["priority"] >= 1000:
                add_row(row, None)
        for index, row in enumerate(optional):
            add_row(row, count + index)
        levels = collections.defaultdict(list)
        for index, row in enumerate(optional):
            levels[row["priority"]].append(count + index)
        for slack in range(count, width):
            add([(slack, -1)], 0)
        for priority in sorted(levels, reverse=True):
            costs = numpy.zeros(width)
            costs[levels[priority]] = 1
            best = self.solve(costs, triples, bounds, width).fun
            add([(slack, 1) for slack in levels[priority]], best + 1e-7 * max(1, best))
        return (triples, width), bounds

    @staticmethod
    def solve(costs, triples, bounds, width, largest=None):
        rows, columns, values = zip(*triples)
        matrix = csr_matrix((values, (rows, columns)), shape=(len(bounds), width))
        found = linprog(costs, A_ub=matrix, b_ub=bounds, bounds=(largest and -largest, largest), method="highs")
        if found.status != 0:
            raise Unsolvable(found.message)
        return found

    def greatest(self, weights):
        """The greatest value of a sum of frames, none of which is beyond LARGEST."""
        triples, width = self.matrix
        costs = numpy.zeros(width)
        for index, variable in enumerate(self.variables):
            costs[index] = -weights.get(variable, 0)
        return -self.solve(costs, triples, self.bounds_of_rows, width, LARGEST).fun


def difference(first, second, random_source):
    """By how much sums of frames differ."""
    shared = sorted(set(first.variables) & set(second.variables))
    largest = 0
    # One direction that shows a difference is enough.
    for _ in range(DIRECTIONS):
        weights = {variable: random_source.choice([-1, -0.5, 0, 0.5, 1]) for variable in shared}
        largest = max(largest, abs(first.greatest(weights) - second.greatest(weights)))
        if largest > TOLERANCE:
            break
    return largest


def mutated(dump, random_source):
    """A dump with one other constraint, and what was done; None if there is none."""
    mutant = copy.deepcopy(dump)
    constraints = mutant.get("constraints", [])
    if not constraints:
        return None
    constraint = random_source.choice(constraints)
    kind = random_source.choice(["constant", "relation", "priority", "multiplier", "attribute", "dropped"])
    turned = {"leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top", "width": "height",
              "height": "width", "centerX": "leading", "centerY": "top"}
    if kind == "constant":
        constraint["constant"] = constraint.get("constant", 0) + random_source.choice([-1, 1])
    elif kind == "relation":
        constraint["relation"] = ">=" if constraint.get("relation", "==") == "==" else "=="
    elif kind == "priority":
        constraint["priority"] = 750 if constraint.get("priority", 1000) == 1000 else 1000
    elif kind == "multiplier":
        if "second" not in constraint:
            return None
        constraint["multiplier"] = constraint.get("multiplier", 1) * 1.25
    elif kind == "attribute":
        attribute = constraint.get("first", {}).get("attribute")
        if attribute not in turned or constraint.get("second", {}).get("attribute") not in (None, attribute):
            return None
        constraint["first"]["attribute"] = turned[attribute]
        if "second" in constraint:
            constraint["second"]["attribute"] = turned[attribute]
    else:
        constraints.remove(constraint)
    return mutant, f"{kind} of {constraint.get('id')}"


def has_cells(dump):
    return any("Cell" in word for word in json.dumps(dump).split('"'))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--mutants", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random_source = random.Random(options.seed)
    verdicts, wrong, unsolved = collections.Counter(), [], 0
    with tempfile.TemporaryDirectory() as folder:
        old, new = os.path.join(folder, "old.json"), os.path.join(folder, "new.json")
        for path in options.files:
            try:
                dump = json.loads(program_output(options.program, "convert", "--run-time", path))
            except (Unsolvable, json.JSONDecodeError):
                continue
            # What is in a cell is laid out at a size of its own, which `convert --size` does not set.
            if has_cells(dump):
                continue
            json.dump(dump, open(old, "w"))
            for _ in range(options.mutants):
                made = mutated(dump, random_source)
                if made is None:
                    continue
                json.dump(made[0], open(new, "w"))
                name = f"{os.path.basename(path)}, {made[1]}"
                try:
                    result = json.loads(program_output(options.program, "same", "--format", "json", old, new))
                except (Unsolvable, json.JSONDecodeError):
                    continue
                verdicts[result["verdict"]] += 1
                example = result.get("counterexample")
                if result["verdict"] == "different" and (example is None or "conflict" in example):
                    continue
                sizes = [(random_source.randint(280, 1400), random_source.randint(480, 1400)) for _ in range(SIZES)]
                if result["verdict"] == "different":
                    sizes = [example["size"]]
                elif result["verdict"] != "same":
                    continue
                for size in sizes:
                    try:
                        sides = [System(options.program, side, size, example or {}) for side in (old, new)]
                        found = difference(*sides, random_source)
                    except Unsolvable:
                        unsolved += 1
                        continue
                    if (found > TOLERANCE) != (result["verdict"] == "different"):
                        wrong.append(f"{name}: {result['verdict']} at {size}, sums of frames differ by {found:g}")
    print(f"verdicts: {dict(verdicts)}; sizes without a solution: {unsolved}; wrong: {len(wrong)}")
    for line in wrong:
        print("  " + line)
    sys.exit(1 if wrong or not verdicts else 0)


main()
