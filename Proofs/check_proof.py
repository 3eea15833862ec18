#!/usr/bin/env python3
"""Checks what draft-inspect proves of layouts: check_proof.py LOWERED ... PROOF

LOWERED is what `draft-inspect convert --lowered` writes of each, PROOF what `--proof` writes; Documentation/Proofs.md has both.
All arithmetic is in fractions. Exit status: 0 all of it is proven, 1 something is wrong, 3 something has no proof.
"""
import json
import sys
from fractions import Fraction


class Wrong(Exception):
    """A step of the proof does not follow."""


def need(condition, message):
    if not condition:
        raise Wrong(message)


class System:
    """The rows of the layout: terms, relation, constant, priority."""

    def __init__(self, lowered, proof):
        need(lowered["format"] == "lowered-layout" and proof["format"] == "layout-proof", "these are other files")
        self.count = len(lowered["variables"])
        need(proof["variables"] == self.count and proof["rows"] == len(lowered["rows"]), "the proof is of another layout")
        self.rows, self.ids = lowered["rows"], [row["id"] for row in lowered["rows"]]
        self.terms = [{int(v): Fraction(c) for v, c in row["terms"]} for row in self.rows]
        self.relations = [row["relation"] for row in self.rows]
        self.constants = [Fraction(row["constant"]) for row in self.rows]
        self.priorities = [Fraction(row["priority"]) for row in self.rows]

    def round(self, amounts):
        """Adds to constants what sums of doubles can be off by."""
        for row, amount in self.add(amounts)[1].items():
            limit = Fraction(1, 10**6) * max(1, abs(self.constants[row]))
            need(abs(amount) <= limit, f"{self.ids[row]}: not a matter of rounding")
            self.constants[row] += amount

    def slopes(self, row):
        """The slopes of the error of a row, below and above its constant."""
        return {"equal": (-1, 1), "lessThanOrEqual": (0, 1), "greaterThanOrEqual": (-1, 0)}[self.relations[row]]

    def excess(self, row, point):
        return sum((c * point[v] for v, c in self.terms[row].items()), -self.constants[row])

    def add(self, terms):
        """The sum of rows times their multipliers, which are returned by row."""
        total, by_row = {}, {}
        for row, multiplier in terms:
            need(row in range(len(self.rows)) and row not in by_row, f"row {row}: not there, or named twice")
            by_row[row] = Fraction(multiplier)
            need(by_row[row] != 0, f"{self.ids[row]}: named for nothing")
            for v, c in self.terms[row].items():
                total[v] = total.get(v, 0) + by_row[row] * c
        return {v: c for v, c in total.items() if c}, by_row


def contradiction(system, terms):
    """Required rows whose sum says 0 <= a negative number."""
    total, by_row = system.add(terms)
    need(not total, "a conflict leaves variables")
    for row, multiplier in by_row.items():
        need(system.priorities[row] >= 1000, f"{system.ids[row]}: not required")
        need(system.slopes(row)[multiplier > 0] * multiplier > 0, f"{system.ids[row]}: wrong sign")
    need(sum(m * system.constants[row] for row, m in by_row.items()) < 0, "a conflict is no contradiction")
    return by_row


def irreducible(system, rows):
    """Whether all but one of the rows are independent: then a contradiction of all of them needs each."""
    solved = []
    for row in sorted(rows)[:-1]:
        terms = dict(system.terms[row])
        for pivot, other in solved:
            factor = terms.get(pivot, 0) / other[pivot]
            if factor:
                for v, c in other.items():
                    terms[v] = terms.get(v, 0) - factor * c
        terms = {v: c for v, c in terms.items() if c}
        need(terms, "a conflict has more rows than it needs")
        solved.append((min(terms), terms))


def conflicts(system, proof):
    for terms in proof["conflicts"]:
        irreducible(system, contradiction(system, terms))
    sets = {frozenset(row for row, _ in terms) for terms in proof["conflicts"]}
    broken = {row for row, _ in proof["broken"]}
    need(len(sets) == len(proof["conflicts"]) and len(broken) == len(proof["broken"]), "named twice")
    rank = [(row["keepRank"], index) for index, row in enumerate(system.rows)]
    for row, terms in proof["broken"]:
        others = set(contradiction(system, terms)) - {row}
        need(row in dict(map(tuple, terms)), f"{system.ids[row]}: broken without a reason")
        need(not others & broken, f"{system.ids[row]}: broken because of broken rows")
        need(all(rank[other] < rank[row] for other in others), f"{system.ids[row]}: broken because of later rows")
    return broken


def optimum(system, proof, broken):
    """Checks the levels; returns, by row, whether it is kept from below and from above in all optimal points."""
    point = [Fraction(value) for value in proof["point"]]
    need(len(point) == system.count, "the point has other variables")
    below, above = set(), set()
    for row in range(len(system.rows)):
        if system.priorities[row] >= 1000 and row not in broken:
            below |= {row} if system.slopes(row)[0] else set()
            above |= {row} if system.slopes(row)[1] else set()
    given, levels = {Fraction(p): terms for p, terms in proof["levels"] if p is not None}, {}
    for row, priority in enumerate(system.priorities):
        if priority < 1000 or row in broken:  # broken rows are the level below the required ones
            levels.setdefault(priority, []).append(row)
    once = len({p for p, _ in proof["levels"]}) == len(proof["levels"])
    need(once and set(given) <= set(levels), "a priority twice, or one that no row has")
    steps = [(levels[p], given.get(p, [])) for p in sorted(levels, reverse=True)]
    steps += [([], terms) for p, terms in proof["levels"] if p is None]
    for rows, terms in steps:
        total, multipliers = system.add(terms)
        need(not total, "the multipliers of a level do not cancel")
        for row in rows:
            least, most = system.slopes(row)
            excess, multiplier = system.excess(row, point), multipliers.pop(row, Fraction(0))
            slopes = (most, most) if excess > 0 else (least, least) if excess < 0 else (least, most)
            need(slopes[0] <= multiplier <= slopes[1], f"{system.ids[row]}: not the slope of its error")
            above |= {row} if multiplier < most else set()
            below |= {row} if least < multiplier else set()
        for row, multiplier in multipliers.items():
            need(row in (above if multiplier > 0 else below), f"{system.ids[row]}: pushes to where nothing holds it")
            need(system.excess(row, point) == 0, f"{system.ids[row]}: pushes without being reached")
            above.add(row), below.add(row)
    kept(system, point, below, above)
    return point, below, above


def kept(system, point, below, above):
    for row in below | above:
        excess = system.excess(row, point)
        need(excess >= 0 or row not in below, f"{system.ids[row]}: too small at the point")
        need(excess <= 0 or row not in above, f"{system.ids[row]}: too large at the point")


def freedom(system, proof, point, below, above):
    """The variables that all optimal points have in common, and those in which two of them differ."""
    equations = [system.terms[row] if row in below and row in above else None for row in range(len(system.rows))]
    for first, second, factor in proof["derived"]:
        need(min(first, second) >= 0 and equations[first] is not None and equations[second] is not None,
             "derived from what need not hold")
        sum_of = dict(equations[first])
        for v, c in equations[second].items():
            sum_of[v] = sum_of.get(v, 0) + Fraction(factor) * c
        equations.append({v: c for v, c in sum_of.items() if c})
    known, other = set(), list(point)
    for variable, equation in proof["determined"]:
        holds = equation >= 0 and equations[equation] is not None
        need(holds and equations[equation].keys() - known == {variable}, f"variable {variable}: not determined yet")
        known.add(variable)
    need(len(dict(proof["other"])) == len(proof["other"]), "a variable twice in the second point")
    for variable, value in proof["other"]:
        need(variable >= 0 and point[variable] != Fraction(value), f"variable {variable}: the same in both points")
        other[variable] = Fraction(value)
    kept(system, other, below, above)
    return known, set(dict(proof["other"]))


def check(lowered, proof):
    system = System(lowered, proof)
    broken = conflicts(system, proof)
    system.round(proof["rounding"])
    known, open_variables = set(), set()
    if proof["point"]:
        known, open_variables = freedom(system, proof, *optimum(system, proof, broken))
    named = set().union(*system.terms)
    missing = named - known - open_variables
    print(f"{proof.get('layout', 'layout')}: rows broken: {len(broken)}, conflicts: {len(proof['conflicts'])}, "
          f"constants rounded: {len(proof['rounding'])}, values unique: {len(known)}, open: {len(open_variables)}, "
          f"in no row: {system.count - len(named)}")
    for gap in proof["unproven"] + [f"variable {v}" for v in sorted(missing)]:
        print("not proven:", gap)
    return 3 if proof["unproven"] or missing else 0


def main(*paths):
    # Numbers as they are written, not as a double holds them.
    *systems, proof = (json.load(open(path), parse_float=Fraction, parse_int=int) for path in paths)
    layouts = proof.get("layouts", [proof])
    need(len(layouts) == len(systems), f"the proof is of {len(layouts)} layouts: give the lowered system of each")
    return max(map(check, systems, layouts))


def run(*paths):
    try:
        return main(*paths)
    except (Wrong, KeyError, IndexError, TypeError, ValueError, ZeroDivisionError, AttributeError, OSError) as error:
        print("wrong:", error)
        return 1


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
