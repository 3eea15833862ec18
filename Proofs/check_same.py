#!/usr/bin/env python3
"""Checks what draft-inspect proves of two layouts: check_same.py PROOF [OLD NEW ...]

PROOF is what `same --proof` writes, OLD and NEW what `convert --lowered` writes of each layout, for each direction in the proof;
Documentation/Proofs.md describes both. All arithmetic is in fractions. Exit status: 0 all of it is proven, 1 something is wrong,
3 something has no proof, or is not what the lowered systems say.
"""
import json
import os
import sys
from fractions import Fraction

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from check_proof import Wrong, need  # noqa: E402
from same_rows import equivalence  # noqa: E402
from same_sizes import along_line, counterexample  # noqa: E402
from same_systems import Side, linked  # noqa: E402

def main(*paths):
    proof, *lowered = (json.load(open(path), parse_float=Fraction, parse_int=int) for path in paths)
    need(proof["format"] == "sameness-proof", "this is another file")
    status = 0
    for entry in proof["comparisons"]:
        name, proven, gaps = f"{entry['old']}, {entry['new']}: {entry['verdict']}", [], list(entry["unproven"])
        for part in entry.get("equivalences", []):
            text, is_vacuous = equivalence(part)
            proven.append(text + (f" ({part['direction']})" if "direction" in part else ""))
            for data, system in zip(part["sides"], [lowered.pop(0) for _ in part["sides"] if lowered]):
                count, differing, missing = linked(Side(data), system)
                proven.append(f"{count - len(differing)} of {count} rows are in the lowered system")
                gaps += [f"{row}: not in the lowered system" for row in differing] + [f"{row}: left out" for row in missing]
            gaps += ["that the required rows have a solution"] if is_vacuous and not gaps else []
        if entry.get("counterexample", {}).get("claim"):
            proven.append(counterexample(entry["counterexample"]))
        proven += [along_line(part, Fraction(entry["tolerance"])) for part in entry.get("lines", [])]
        key = {"same": "equivalences", "same-in-range": "lines", "different": "counterexample"}.get(entry["verdict"])
        need(gaps or proven and key in entry, f"{name}: nothing shows it")
        for text in proven:
            print(f"{name}: {text}")
        for gap in gaps:
            print(f"{name}: not proven: {gap}")
        status = 3 if gaps else status
    return status


def run(*paths):
    try:
        return main(*paths)
    except (Wrong, KeyError, IndexError, TypeError, ValueError, ZeroDivisionError, AttributeError, OSError) as error:
        print("wrong:", error)
        return 1


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
