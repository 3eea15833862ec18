#!/usr/bin/env python3
"""Prints which module imports which, and fails on an arrow that points upward.

The order is that of Documentation/Architecture.md. Package.swift holds it, too, but a target that is built by another can
be imported without being named there; this looks at what the files say.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2] / "Sources"

# Folder, and the modules that its files may import. A folder within another is a module of its own.
MODULES = {
    "LayoutSolver": ("Solver", ["BigInt"]),
    "LayoutSyntax": ("Inspector/Syntax", []),
    "LayoutModel": ("Inspector/Model", ["LayoutSyntax"]),
    "LayoutSemantics": ("Inspector/Semantics", ["LayoutSyntax", "LayoutModel", "LayoutSolver"]),
    # Of the solver only its disjoint sets.
    "LayoutReaders": (
        "Inspector/Readers",
        ["LayoutSyntax", "LayoutModel", "LayoutSemantics", "LayoutSolver.UnionFind"],
    ),
    "LayoutDiagnosis": (
        "Inspector/Diagnosis",
        ["LayoutSyntax", "LayoutModel", "LayoutSemantics", "LayoutSolver"],
    ),
    "LayoutInspector": (
        "Inspector/Inspector",
        ["LayoutSyntax", "LayoutModel", "LayoutSemantics", "LayoutReaders", "LayoutDiagnosis", "LayoutSolver"],
    ),
    "SwiftSource": ("Printer/SwiftSource", []),
    "LayoutPrinter": ("Printer", ["LayoutSyntax", "LayoutModel", "SwiftSource"]),
    "LayoutReport": ("Report", ["LayoutInspector"]),
    "LayoutPolicy": ("Policy", ["LayoutInspector"]),
    "DocumentMerge": ("Merge", ["LayoutSyntax"]),
    "LineEditor": ("LineEditor", ["CLineEditor"]),
    "draft-inspect": (
        "draft-inspect",
        [
            "DocumentMerge", "LayoutInspector", "LayoutPolicy", "LayoutPrinter", "LayoutReport", "LayoutSolver",
            "LineEditor", "ArgumentParser",
        ],
    ),
}

# What the system and the toolchain bring.
SYSTEM = {"Darwin", "Glibc", "Musl", "Dispatch", "Foundation", "FoundationEssentials", "Synchronization"}
IMPORT = re.compile(
    r"^\s*(?:@\w+\s+|package\s+|public\s+|internal\s+)*import\s+(?:(?:struct|enum|class|func|protocol|typealias)\s+)?([\w.]+)",
    re.MULTILINE,
)


def files(folder):
    inner = [ROOT / other for other, _ in MODULES.values() if other != folder and other.startswith(folder + "/")]
    for path in sorted((ROOT / folder).rglob("*.swift")):
        if not any(path.is_relative_to(other) for other in inner):
            yield path


def main():
    faults = []
    for module, (folder, allowed) in MODULES.items():
        used = set()
        for path in files(folder):
            for name in IMPORT.findall(path.read_text(encoding="utf-8")):
                if name in SYSTEM:
                    continue
                used.add(name)
                if name not in allowed:
                    faults.append(f"{path.relative_to(ROOT.parent)}: {module} must not import {name}")
        print(f"{module:16} -> {', '.join(sorted(used)) or 'nothing'}")
    known = {folder for folder, _ in MODULES.values()}
    for path in sorted(ROOT.rglob("*.swift")):
        if not any(path.is_relative_to(ROOT / folder) for folder in known):
            faults.append(f"{path.relative_to(ROOT.parent)}: belongs to no module")
    for fault in faults:
        print("error: " + fault, file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())
