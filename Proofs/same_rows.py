"""What check_same.py needs to show that two systems mean the same."""
from collections import Counter
from fractions import Fraction

from check_proof import need
from same_systems import Forms, Side, add


def follows(forms, target, terms, sources):
    """Whether target >= 0 is a sum of the sources, with multipliers that are not negative."""
    rest = dict(target)
    for number, multiplier in terms:
        need(Fraction(multiplier) > 0, "a multiplier that is not positive")
        add(rest, sources[number], -Fraction(multiplier))
    rest = forms.reduce(rest)
    need(not rest.keys() - {None} and rest.get(None, 0) >= 0, "an inequality does not follow from the other layout")


def literal(sides):
    """Rows that conflict must be the same rows on both sides, and have nothing to do with the others."""
    found, inside, outside = [Counter(), Counter()], set(), set()
    for side, count in zip(sides, found):
        for number in side.data["literal"]:
            row = (side.equal.pop(number, None), side.least.pop(number, None), side.optional.pop(number, None))
            form = row[0] or row[1] or (row[2] or [{}])[0]
            scale = form[min(v for v in form if v is not None)] if row[0] else 1
            count[row[2] and row[2][1:], bool(row[0]), frozenset((v, c / scale) for v, c in form.items())] += 1
            inside |= form.keys()
        outside |= {v for form in [*side.equal.values(), *side.least.values()] for v in form}
        outside |= {v for row in side.optional.values() for v in row[0]}
    need(found[0] == found[1], "the rows that conflict are not the same")
    need(not inside & outside - {None} - sides[0].parameters - sides[1].parameters, "a conflict concerns other rows")


def levels(sides, forms, proof, sources):
    """Optional rows must have the same errors, level by level, in each part of the layout."""
    never = {(side, row, sign): terms for side, row, sign, terms in proof["never"]}
    parameters = sides[0].parameters | sides[1].parameters | {None}
    parent, errors = {}, []

    def find(v):
        while parent.setdefault(v, v) != v:
            v = parent[v]
        return v

    def unite(form):
        free = sorted(form.keys() - parameters)
        for v in free[1:]:
            parent[find(v)] = find(free[0])
        return free

    for form in sides[0].least.values():
        unite(forms.reduce(form))
    for place, side in enumerate(sides):
        for number, (form, relation, priority) in side.optional.items():
            form = forms.reduce(form)
            free = sorted(form.keys() - parameters)
            for sign in ({"equal": (1, -1), "lessThanOrEqual": (1,), "greaterThanOrEqual": (-1,)}[relation] if free else ()):
                if (place, number, sign) in never:
                    follows(forms, add({}, form, -sign), never[place, number, sign], sources)
                    continue
                size = abs(form[free[0]])
                errors.append((unite(form)[0], place, priority, frozenset((v, sign * c / size) for v, c in form.items()), size))
    parts = {}
    for variable, place, priority, form, weight in errors:
        level = parts.setdefault(find(variable), ({}, {}))[place].setdefault(priority, {})
        level[form] = level.get(form, 0) + weight
    for first, second in parts.values():
        need(len(first) == len(second), "other priorities")
        for (_, one), (_, two) in zip(sorted(first.items()), sorted(second.items())):
            ratios = {two[form] / weight for form, weight in one.items() if form in two}
            need(one.keys() == two.keys() and len(ratios) == 1, "other errors of optional rows")


def equivalence(proof):
    """Both systems mean the same, for all values of the parameters; how many numbers they share."""
    sides = [Side(data) for data in proof["sides"]]
    shared = sides[0].labels.keys() & sides[1].labels.keys()
    need(all(sides[0].labels[n] == sides[1].labels[n] for n in shared), "two edges are not the same ones")
    for side, other in zip(sides, sides[::-1]):
        side.project(other)
    literal(sides)
    domain = {}
    for place, (length, *insets) in enumerate(proof["domain"]):
        names = [sides[0].labels[n][0] for n in insets]
        need({length, *insets} <= sides[0].parameters, "the domain is about more than parameters")
        edge, is_root = sides[0].labels[length]
        need(not insets or is_root is True and names in [
            [f"{kind}.{inset}" for inset in (("left", "right"), ("top", "bottom"))[edge - 2]]
            for kind in ("safeArea", "margin")] and {sides[0].labels[n][1] for n in insets} == {length - edge},
            "the domain is more than insets that fit")
        domain[-1 - place] = {length: Fraction(1), **{n: Fraction(-1) for n in insets}}
    forms = []
    for side, other in zip(sides, sides[::-1]):
        solved, sources = Forms(), {**side.least, **domain}
        for row, variable in side.data["solved"]:
            solved.solve(side.equal[row], variable)
        for row, variable, below, above in side.data["implied"]:
            follows(solved, other.equal[row], below, sources)
            follows(solved, add({}, other.equal[row], -1), above, sources)
            solved.solve(other.equal[row], variable)
        need(not any(map(solved.reduce, other.equal.values())), "an equality does not follow from the other layout")
        given = dict(map(tuple, side.data["follows"]))
        for number, form in other.least.items():
            follows(solved, form, given.get(number, []), sources)
        forms.append(solved)
    levels(sides, forms[0], proof, {**sides[0].least, **domain})
    if proof["point"] is not None:
        point = {None: Fraction(1), **{n: Fraction(value) for n, value in proof["point"]}}
        skipped = set(sides[0].data["literal"])
        need(all(point.get(n, 0) >= 0 for n in sides[0].parameters), "the point has negative sizes or insets")
        for number, row in enumerate(sides[0].rows):
            if row and row[2] >= 1000 and number not in skipped:
                value = sum(c * point.get(v, 0) for v, c in row[0].items())
                need({"equal": value == 0, "lessThanOrEqual": value <= 0}.get(row[1], value >= 0), "the point is no solution")
    return f"{len([n for n in shared if sides[0].labels[n][0] == 0])} views and guides, {sum(map(bool, sides[0].rows))} and " \
           f"{sum(map(bool, sides[1].rows))} rows, mean the same", proof["point"] is None
