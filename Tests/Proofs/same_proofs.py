#!/usr/bin/env python3
"""Holds the proofs of `same` against Proofs/check_same.py: those of files and what is printed of them, of random layouts and
what they are rewritten to, and mutants of all.

usage: same_proofs.py [--random N] [--mutants N] [--seed S] [--dialects A,B] [--corpus N] PROGRAM [FILE ...]

--corpus N: every Nth document of the corpus (DRAFT_INSPECT_CORPUS, else ../shared/corpus), where it is there.

The checker has to accept every proof; what a proof lists as not proven is counted. A mutant has one number of a proof changed,
or one entry left out, in a way that makes it no proof: none may be accepted.
"""
import argparse
import collections
import contextlib
import copy
import importlib.util
import io
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from fractions import Fraction

HERE = os.path.dirname(os.path.abspath(__file__))


def module(name, path):
    specification = importlib.util.spec_from_file_location(name, path)
    loaded = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(loaded)
    return loaded


CHECKER = module("check_same", os.path.join(HERE, "..", "..", "Proofs", "check_same.py"))
PROOFS = module("proofs", os.path.join(HERE, "proofs.py"))


def verdict(path):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = CHECKER.run(path)
    return status, output.getvalue().strip()


def rewritten(dump, generator):
    """The same layout, written otherwise."""
    changed = copy.deepcopy(dump)
    constraints = []
    for constraint in changed["constraints"]:
        required = constraint.get("priority", 1000) >= 1000
        multiplier = constraint.get("multiplier", 1)
        if generator.random() < 0.4 and "second" in constraint and (multiplier == 1 or required and multiplier in (0.5, 2, 1.25)):
            first, second = constraint["first"], constraint["second"]
            if second["item"] != "root":
                constraint["first"], constraint["second"] = second, first
                constraint["constant"] = -constraint["constant"] / multiplier
                constraint["multiplier"] = 1 / multiplier
                constraint["relation"] = {"==": "==", "<=": ">=", ">=": "<="}[constraint["relation"]]
        halves = [constraint]
        if required and constraint["relation"] == "==" and generator.random() < 0.3:
            halves = [dict(constraint, relation=relation, id=constraint["id"] + name) for relation, name in (("<=", "a"), (">=", "b"))]
        if required and generator.random() < 0.2:
            weaker = dict(constraint, id=constraint["id"] + "w")
            if weaker["relation"] == "==":
                weaker["relation"] = "<="
            weaker["constant"] += {"<=": 7, ">=": -7}[weaker["relation"]]
            halves.append(weaker)
        constraints += halves
    root = changed["roots"][0]
    for place, view in enumerate(root["subviews"]):
        if generator.random() < 0.3:
            name = "wrap" + view["id"]
            root["subviews"][place] = {"id": name, "class": "UIView", "translatesAutoresizingMask": False, "subviews": [view]}
            for attribute in ("left", "top", "right", "bottom"):
                constraints.append({"id": name + attribute, "first": {"item": name, "attribute": attribute}, "relation": "==",
                                    "second": {"item": view["id"], "attribute": attribute}, "constant": 0, "multiplier": 1})
    changed["constraints"] = constraints
    return changed


def mutant(proof, generator):
    """A proof with one fault, and what it is; None where there is nothing of the kind that was drawn."""
    changed = copy.deepcopy(proof)
    entry = generator.choice(changed["comparisons"])
    if "counterexample" in entry:
        return mutant_counterexample(changed, entry["counterexample"], generator)
    if entry.get("lines"):
        return mutant_line(changed, generator.choice(entry["lines"]), generator)
    if not entry.get("equivalences"):
        return None
    part = generator.choice(entry["equivalences"])
    place = generator.randrange(2)
    side, other = part["sides"][place], part["sides"][1 - place]
    kind = generator.choice(["multiplier", "term", "eliminated", "solved", "follows", "edges", "never", "point"])
    listed = [terms for _, terms in side["follows"]] + [terms for entry in side["implied"] for terms in entry[2:]]
    listed = [terms for terms in listed if terms]
    if kind in ("multiplier", "term") and listed:
        terms = generator.choice(listed)
        chosen = generator.randrange(len(terms))
        if kind == "term":
            del terms[chosen]
        else:
            terms[chosen][1] = str(-Fraction(terms[chosen][1]))
        return kind, changed
    if kind == "follows" and side["follows"]:
        del side["follows"][generator.randrange(len(side["follows"]))]
        return kind, changed
    if kind == "solved" and side["solved"]:
        del side["solved"][generator.randrange(len(side["solved"]))]
        return kind, changed
    if kind == "never" and part["never"]:
        chosen = generator.choice(part["never"])
        if chosen[3]:
            chosen[3] = []
            return kind, changed
    if kind == "eliminated" and side["eliminated"]:
        chosen = generator.choice(side["eliminated"])
        # A variable of both sides in place of its own.
        shared = other["items"][0]["edges"] + 2
        chosen[0] = shared
        return kind, changed
    if kind == "edges" and len(side["items"]) > 1:
        # Another view in place of the one that it is paired with.
        own = [item["edges"] for item in side["items"]]
        item = generator.choice(side["items"])
        item["edges"] = generator.choice([edges for edges in own if edges != item["edges"]])
        return kind, changed
    if kind == "point" and part["point"]:
        # A value that a required equality is about.
        apart = part["sides"][0]["literal"]
        forms = [row[0] for number, row in enumerate(CHECKER.Side(part["sides"][0]).rows)
                 if row and row[1] == "equal" and row[2] >= 1000 and number not in apart]
        numbers = sorted({n for form in forms for n in form if n is not None})
        if numbers:
            number = generator.choice(numbers)
            value = Fraction(dict(map(tuple, part["point"])).get(number, 0))
            part["point"] = [entry for entry in part["point"] if entry[0] != number] + [[number, str(value + 1)]]
            return kind, changed
    return None


def mutant_counterexample(changed, part, generator):
    if part.get("claim") != "value":
        # Both sides are the same layout.
        side = generator.randrange(2)
        part["systems"][side], part["proofs"][side] = part["systems"][1 - side], part["proofs"][1 - side]
        return "counterexample: side", changed
    kind = generator.choice(["point", "sums", "determined"])
    side = generator.randrange(2)
    proof = part["proofs"][side]
    if kind == "sums":
        # The same sum of the same layout has one value.
        part["systems"][1 - side], part["proofs"][1 - side] = part["systems"][side], proof
        part["sums"][1 - side] = part["sums"][side]
    elif kind == "point":
        used = [v for v, _ in part["sums"][side]]
        if not used or used[0] not in [v for v, _ in proof["determined"]]:
            return None
        proof["point"][used[0]] = str(Fraction(proof["point"][used[0]]) + 1)
    else:
        used = [v for v, _ in part["sums"][side]]
        kept = [entry for entry in proof["determined"] if entry[0] not in used]
        if len(kept) == len(proof["determined"]):
            return None
        proof["determined"] = kept
    return "counterexample: " + kind, changed


def documents(step):
    folder = os.environ.get("DRAFT_INSPECT_CORPUS", os.path.join(HERE, "..", "..", "..", "shared", "corpus"))
    if not os.path.isdir(folder):
        print("no corpus: its documents are not compared")
        return []
    found = [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names]
    return sorted(path for path in found if path.endswith((".storyboard", ".xib")))[::step]


def mutant_line(changed, part, generator):
    kind = generator.choice(["end", "piece", "point", "determined", "swept"])
    side = generator.choice(part["sides"])
    piece = generator.choice(side["pieces"])
    if kind == "end":
        piece["from" if piece is side["pieces"][0] else "to"] = piece["to" if piece is side["pieces"][0] else "from"]
        if len(side["pieces"]) == 1 or piece is not side["pieces"][0]:
            piece["from"] = piece["to"] = str(Fraction(part["range"][0]) + 1)
    elif kind == "piece":
        side["pieces"].remove(piece)
    elif kind == "swept":
        side["swept"] = []
    else:
        used = {v for _, *sums in part["frames"] for v, _ in sums[part["sides"].index(side)]}
        unique = [place for place, (v, _) in enumerate(piece["proof"]["determined"]) if v in used]
        # Where what is open is compared as a whole, values need not be unique.
        if not unique or kind == "determined" and part.get("faces"):
            return None
        place = generator.choice(unique)
        if kind == "point":
            values = piece[generator.choice(["first", "last"])]
            variable = piece["proof"]["determined"][place][0]
            values[variable] = str(Fraction(values[variable]) + 1)
        else:
            del piece["proof"]["determined"][place]
    return "line: " + kind, changed


class Judge:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.counts, self.kinds, self.faults, self.gaps = (collections.Counter(), collections.Counter(), [], collections.Counter())
        self.generator = random.Random(options.seed)
        self.sizes, self.times = [], collections.Counter()

    def same(self, name, old, new, is_mutated=True):
        proof = os.path.join(self.folder, "proof")
        if os.path.exists(proof):
            os.remove(proof)
        begun = time.time()
        run = subprocess.run([self.options.program, "same", old, new, "--proof", proof], capture_output=True, text=True)
        self.times["program"] += time.time() - begun
        if not os.path.exists(proof):
            self.counts[("no comparison",)] += 1
            return
        begun = time.time()
        status, output = verdict(proof)
        self.times["checker"] += time.time() - begun
        with open(proof) as file:
            text = file.read()
        self.sizes.append(len(text))
        content = json.loads(text)
        words = "+".join(sorted({entry["verdict"] for entry in content["comparisons"]}))
        self.counts[words, {0: "accepted", 3: "with gaps"}.get(status, "refused")] += 1
        for entry in content["comparisons"]:
            for gap in entry["unproven"]:
                self.gaps[entry["verdict"], gap if gap.startswith(("views", "the same", "one side", "the verdict")) else gap[:60]] += 1
        if status == 1:
            self.faults.append(f"{name}: {output}")
        if self.options.verbose and status:
            print(name, output, file=sys.stderr)
        if status or not is_mutated:
            return
        for _ in range(self.options.mutants):
            made = mutant(content, self.generator)
            if made is None:
                continue
            path = os.path.join(self.folder, "mutant")
            with open(path, "w") as file:
                json.dump(made[1], file)
            status, output = verdict(path)
            self.kinds[made[0], "accepted" if status == 0 else "refused"] += 1
            if status == 0:
                self.faults.append(f"{name}: a mutant was accepted ({made[0]})")

    def prints(self, path, dialects):
        """A document with what is printed of it."""
        for dialect in dialects:
            new = os.path.join(self.folder, "Printed.swift")
            if os.path.exists(new):
                os.remove(new)
            subprocess.run([self.options.program, "print", "--form", "class", "--dialect", dialect, path, "-o", new],
                           capture_output=True)
            if os.path.exists(new):
                self.same(f"{path} as {dialect}", path, new)
            else:
                self.counts[("not printed",)] += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--mutants", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dialects", default="anchors")
    parser.add_argument("--corpus", type=int, default=0)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(options, folder)
        dialects = options.dialects.split(",")
        for path in options.files:
            judge.prints(path, dialects)
        for place, path in enumerate(documents(options.corpus) if options.corpus else []):
            judge.prints(path, [dialects[place % len(dialects)]])
        for index in range(options.random):
            dump = PROOFS.random_dump(judge.generator)
            for constraint in dump["constraints"]:
                constraint.setdefault("multiplier", 1)
            pair = [dump, rewritten(dump, judge.generator)]
            if judge.generator.random() < 0.3:
                judge.generator.choice(pair[1]["constraints"])["constant"] += 9
            paths = [os.path.join(folder, name) for name in ("old.json", "new.json")]
            for path, content in zip(paths, pair):
                with open(path, "w") as file:
                    json.dump(content, file)
            judge.same(f"random layout {index} of seed {options.seed}", *paths)
            if options.verbose and judge.faults and len(judge.faults) < 3:
                print(json.dumps(pair), file=sys.stderr)
    for what, count in sorted(judge.counts.items(), key=str):
        print("proofs:", ": ".join(what), count)
    for what, count in sorted(judge.gaps.items()):
        print("not proven:", ": ".join(what), count)
    for (kind, result), count in sorted(judge.kinds.items()):
        print(f"mutants: {kind}: {count} {result}")
    print(f"bytes: {sum(judge.sizes)}, seconds: program {judge.times['program']:.1f}, checker {judge.times['checker']:.1f}")
    for fault in judge.faults[:40]:
        print("fault:", fault)
    return 1 if judge.faults or not any(what[1:] == ("accepted",) for what in judge.counts) else 0


if __name__ == "__main__":
    sys.exit(main())
