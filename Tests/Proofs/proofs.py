#!/usr/bin/env python3
"""Holds the proofs of layouts against Proofs/check_proof.py: those of files, of random layouts, and mutants of both.

usage: proofs.py PROGRAM [--random N] [--mutants N] [--seed S] [FILE ...]

Every proof must be accepted whole. A mutant has one number of a proof changed, or one entry left out, in a way that makes it no
proof: none may be accepted.
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
from fractions import Fraction

CHECKER = os.path.join(os.path.dirname(__file__), "..", "..", "Proofs", "check_proof.py")


def checker():
    specification = importlib.util.spec_from_file_location("check_proof", CHECKER)
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def random_dump(generator):
    """A root with a few views, random rows between them: some conflict, some are ambiguous, many have errors."""
    count = generator.randint(1, 7)
    mandatory = generator.choice([1, 3, 12])
    views = []
    for index in range(count):
        view = {"id": f"v{index}", "class": "UIView", "translatesAutoresizingMask": False}
        if generator.random() < 0.6:
            view["class"] = "UILabel"
            view["intrinsicContentSize"] = [generator.choice([20, 33.5, 80, 200.25]), generator.choice([16, 20.333, 40])]
            view["contentHugging"] = [generator.choice([250, 251, 750]), generator.choice([250, 251, 1000])]
        views.append(view)
    ids = ["root"] + [view["id"] for view in views]
    groups = [["left", "right", "centerX", "leading"], ["top", "bottom", "centerY"], ["width", "height"]]
    constraints = []
    for index in range(generator.randint(count, 5 * count)):
        group = generator.choice(groups)
        first, second = generator.sample(ids, 2) if count else ("root", "root")
        if first == "root":
            first, second = second, first
        constraint = {
            "id": f"c{index}",
            "first": {"item": first, "attribute": generator.choice(group)},
            "relation": generator.choice(["==", "==", "==", "<=", ">="]),
            "constant": generator.choice([0, 8, 16, -8, -16, 20, 0.5, 44, 100, -0.333]),
            "priority": generator.choice([1000] * mandatory + [999, 750, 750, 250, 250, 500.5]),
        }
        if "leading" in group:
            directed = constraint["first"]["attribute"] == "leading"
            group = ["leading"] if directed else ["left", "right", "centerX"]
        if group[0] == "width" and generator.random() < 0.6:
            constraint["constant"] = generator.choice([10, 44, 100, 120.5])
        else:
            constraint["second"] = {"item": second, "attribute": generator.choice(group)}
            constraint["multiplier"] = generator.choice([1, 1, 1, 1, 0.5, 2, 1.25, 0.333333])
        constraints.append(constraint)
    return {
        "format": "layout-dump",
        "version": 1,
        "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 480], "subviews": views}],
        "constraints": constraints,
    }


def systems(program, path, folder):
    """The lowered system of a file and its proof, as text; None where it is no single layout."""
    lowered, proof = os.path.join(folder, "lowered"), os.path.join(folder, "proof")
    for output in (lowered, proof):
        if os.path.exists(output):
            os.remove(output)
    subprocess.run([program, "convert", "--lowered", path, "-o", lowered], capture_output=True)
    subprocess.run([program, "check", path, "--proof", proof], capture_output=True)
    if not (os.path.exists(lowered) and os.path.exists(proof)):
        return None
    return open(lowered).read(), open(proof).read()


def verdict(module, lowered, proof, folder):
    paths = []
    for name, text in (("a", lowered), ("b", proof)):
        paths.append(os.path.join(folder, name))
        with open(paths[-1], "w") as file:
            file.write(text)
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        status = module.run(*paths)
    return status, output.getvalue()


def mutant(proof, lowered, generator):
    """A proof with one fault, and what it is; None where there is nothing of the kind that was drawn."""
    changed = copy.deepcopy(proof)

    def other(value):
        return str(Fraction(value) + generator.choice([1, -1, Fraction(1, 2), Fraction(-1, 1000)]))

    def terms():
        lists = [(terms, "conflict") for terms in changed["conflicts"]]
        lists += [(terms, "broken") for _, terms in changed["broken"]] + [(terms, "level") for _, terms in changed["levels"]]
        return generator.choice(lists) if lists else (None, None)

    kind = generator.choice(["multiplier", "term", "row", "point", "determined", "equation", "other", "broken", "rounding"])
    if kind in ("multiplier", "term", "row"):
        chosen, where = terms()
        if not chosen:
            return None
        place = generator.randrange(len(chosen))
        row = chosen[place][0]
        if not lowered["rows"][row]["terms"]:
            return None
        if kind == "multiplier":
            chosen[place][1] = other(chosen[place][1])
        elif kind == "term":
            del chosen[place]
        else:
            chosen[place][0] = (row + 1) % len(lowered["rows"])
            same = lowered["rows"][chosen[place][0]]
            if same["terms"] == lowered["rows"][row]["terms"]:
                return None
        kind += " of a " + where
    elif kind == "point":
        if not changed["determined"]:
            return None
        variable = generator.choice(changed["determined"])[0]
        changed["point"][variable] = other(changed["point"][variable])
    elif kind == "determined":
        if not changed["determined"]:
            return None
        del changed["determined"][generator.randrange(len(changed["determined"]))]
    elif kind == "equation":
        if not changed["determined"]:
            return None
        entry = generator.choice(changed["determined"])
        names = [[v for v, _ in row["terms"]] for row in lowered["rows"]]
        wrong = [row for row, variables in enumerate(names) if entry[0] not in variables]
        if not wrong:
            return None
        entry[1] = generator.choice(wrong)
    elif kind == "other":
        if not changed["other"]:
            return None
        del changed["other"][generator.randrange(len(changed["other"]))]
    elif kind == "broken":
        if not changed["broken"]:
            return None
        del changed["broken"][generator.randrange(len(changed["broken"]))]
    else:
        changed["rounding"].append([generator.randrange(len(lowered["rows"])), generator.choice(["1", "-1/2", "1/100"])])
        if lowered["rows"][changed["rounding"][-1][0]]["constant"] > 9_999:
            return None
    return kind, changed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--mutants", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    generator = random.Random(options.seed)
    module = checker()
    counts, kinds, faults = collections.Counter(), collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder:
        def judge(name, path):
            texts = systems(options.program, path, folder)
            if texts is None:
                counts["no single layout"] += 1
                return
            status, output = verdict(module, *texts, folder)
            counts["accepted" if status == 0 else "refused"] += 1
            if status:
                faults.append(f"{name}: {output.strip()}")
                return
            lowered, proof = json.loads(texts[0]), json.loads(texts[1])
            for _ in range(options.mutants):
                made = mutant(proof, lowered, generator)
                if made is None:
                    continue
                status, output = verdict(module, texts[0], json.dumps(made[1]), folder)
                kinds[made[0], "accepted" if status == 0 else "refused"] += 1
                if status == 0:
                    faults.append(f"{name}: a mutant was accepted ({made[0]})")

        for path in options.files:
            judge(path, path)
        for index in range(options.random):
            path = os.path.join(folder, "dump.json")
            with open(path, "w") as file:
                json.dump(random_dump(generator), file)
            judge(f"random layout {index} of seed {options.seed}", path)
            if faults and len(faults) < 4:
                with open(path) as file:
                    print(file.read(), file=sys.stderr)
    print("proofs:", ", ".join(f"{count} {what}" for what, count in sorted(counts.items())))
    for (kind, result), count in sorted(kinds.items()):
        print(f"mutants: {kind}: {count} {result}")
    for fault in faults[:40]:
        print("fault:", fault)
    return 1 if faults or not counts["accepted"] else 0


if __name__ == "__main__":
    sys.exit(main())
