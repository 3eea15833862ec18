"""What check_same.py needs for layouts that are solved: at one size where they differ, and along a line of sizes."""
from fractions import Fraction

from check_proof import System, conflicts, freedom, need, optimum
from same_rows import equivalence


def total(terms, point):
    need(all(v >= 0 for v, _ in terms), "a variable that is not there")
    return sum(Fraction(c) * point[v] for v, c in terms)


def text(lowered, terms):
    """Such as bar.minX + title.minX."""
    named = [(Fraction(c), lowered["variables"][v]) for v, c in terms]
    return " + ".join(("" if c == 1 else f"{c} × ") + f"{v['item']}.{v['attribute']}" for c, v in named)


def counterexample(proof):
    """Both layouts at one size, where a value differs."""
    values, names, claim, rows = [], [], proof["claim"], []
    for place, (lowered, own) in enumerate(zip(proof["systems"], proof["proofs"])):
        system = System(lowered, own)
        broken = conflicts(system, own)
        system.round(own["rounding"])
        if claim == "conflict" and place == proof["side"]:
            need(broken, "no conflict")
            continue
        point, below, above = optimum(system, own, broken)
        if claim == "conflict":
            need(not broken, "conflicts on both sides")
            continue
        known, _ = freedom(system, own, point, below, above)
        if claim == "reach":
            last = len(system.rows) - 1
            need(min(system.priorities[:last]) > system.priorities[last], "another row is less important")
            values.append((max(slope * system.excess(last, point) for slope in system.slopes(last)), False))
            rows.append((system.relations[last], system.constants[last]))
            names.append(text(lowered, system.terms[last].items()))
            continue
        terms = proof["sums"][place]
        names.append(text(lowered, terms))
        value = total(terms, point)
        for v, other in own["other"]:
            point[v] = Fraction(other)
        is_open = total(terms, point) != value
        need(is_open or {v for v, _ in terms} <= known, "a value that is neither unique nor open")
        values.append((value, is_open))
    if claim == "conflict":
        return f"the constraints of the {('first', 'second')[proof['side']]} layout have no solution, those of the other one have"
    need(claim == "value" or claim == "reach" and rows[0] == rows[1], "no such claim")
    (old, is_old_open), (new, is_new_open) = values
    need(is_old_open != is_new_open or not is_old_open and old != new, "the value is the same")
    words = ["open" if is_open else f"{float(value):g}" for value, is_open in values]
    if claim == "reach":
        words = [f"{word} short of {float(rows[0][1]):g}" for word in words]
    return f"{names[1]} is {words[1]}; {names[0]} was {words[0]}"


def face(system, below, above, swept):
    """The rows that all optimal points of a length satisfy, but for those that give the length."""
    rows = []
    for row, given in enumerate(system.rows):
        bounds = (row in below, row in above)
        relation = {(True, True): "equal", (True, False): "greaterThanOrEqual"}.get(bounds, "lessThanOrEqual")
        own = {"terms": given["terms"], "relation": relation, "constant": system.constants[row], "priority": 1000}
        rows.append(own if any(bounds) and row not in swept else None)
    return rows


def pieces(side):
    """The optimum of a side at both ends of each piece, between which it is the point between: length, point, values, face."""
    table = []
    for piece in side["pieces"]:
        ends = []
        for length, point in ((piece["from"], piece["first"]), (piece["to"], piece["last"])):
            own = {**piece["proof"], "point": point, "other": []}
            system = System(side["system"], own)
            for row in side["swept"]:
                system.constants[row] = Fraction(length)
            need(not conflicts(system, own), "a conflict along a line")
            system.round(own["rounding"])
            point, below, above = optimum(system, own, set())
            known, _ = freedom(system, own, point, below, above)
            ends.append((Fraction(length), point, known, face(system, below, above, side["swept"])))
        need(ends[0][0] <= ends[1][0], "a piece that ends before it begins")
        table.append(ends)
    return table


def value(ends, terms, length):
    """A sum of variables at a length of a piece, which has to be unique there."""
    (low, first, known, _), (high, last, _, _) = ends
    need({v for v, _ in terms} <= known, "a value that is not unique")
    share = (length - low) / (high - low) if high > low else 0
    return total(terms, first) + share * (total(terms, last) - total(terms, first))


def along_line(part, tolerance):
    """All frames are the same on both sides for all lengths of a range, but for a tolerance."""
    low, high = map(Fraction, part["range"])
    tables = [pieces(side) for side in part["sides"]]
    for table in tables:
        need(table[0][0][0] <= low and high <= table[-1][1][0], "the pieces end too early")
        need(all(one[1][0] >= two[0][0] for one, two in zip(table, table[1:])), "a gap between pieces")
    faces = set()
    for own in part.get("faces", []):
        sides = [{**data, "rows": table[place][0][3]} for data, table, place in zip(own["proof"]["sides"], tables, own["pieces"])]
        equivalence({**own["proof"], "sides": sides, "never": [], "point": None})
        faces.add(tuple(own["pieces"]))
    lengths = sorted({end[0] for table in tables for ends in table for end in ends if low <= end[0] <= high} | {low, high})
    largest = 0
    for start, end in zip(lengths, lengths[1:]):
        places = [[n for n, ends in enumerate(table) if ends[0][0] <= start and end <= ends[1][0]][0] for table in tables]
        if tuple(places) in faces:
            continue
        for _, *sums in part["frames"]:
            for length in (start, end):
                old, new = (value(table[n], terms, length) for table, n, terms in zip(tables, places, sums))
                largest = max(largest, abs(old - new))
    need(largest <= tolerance, "frames differ along a line")
    words = f"{part['axis']} {low} to {high}" + (f" ({part['direction']})" if "direction" in part else "")
    open_words = f", and {len(faces)} pieces with open values" if faces else ""
    return f"{len(part['frames'])} values are the same at {words}, but for {float(largest):g}{open_words}"
