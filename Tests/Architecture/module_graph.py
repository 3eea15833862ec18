#!/usr/bin/env python3
"""Prints which module imports which, and fails on an arrow that points upward.

The order is that of Documentation/Architecture.md. Package.swift holds it, too, but a target that is built by another can
be imported without being named there; this looks at what the files say. It also fails on `@inlinable` members of a `package`
type that is not `@usableFromInline`: the compiler accepts them, and inlines none in another module.
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
    "LayoutCode": ("LayoutCode", ["LayoutSyntax", "LayoutModel"]),
    "LayoutSemantics": ("Inspector/Semantics", ["LayoutSyntax", "LayoutModel", "LayoutSolver"]),
    # Of the solver only its disjoint sets.
    "LayoutReaders": (
        "Inspector/Readers",
        ["LayoutSyntax", "LayoutModel", "LayoutCode", "LayoutSemantics", "LayoutSolver.UnionFind"],
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
    "LayoutPrinter": ("Printer", ["LayoutSyntax", "LayoutModel", "LayoutCode", "SwiftSource"]),
    "LayoutProject": ("Project", ["LayoutSyntax", "LayoutModel", "LayoutCode"]),
    "LayoutMigration": ("Migration", ["LayoutSyntax", "LayoutModel", "LayoutCode", "LayoutPrinter.SnapKitAttribute"]),
    "LayoutReport": ("Report", ["LayoutInspector"]),
    "LayoutPolicy": ("Policy", ["LayoutInspector"]),
    "DocumentMerge": ("Merge", ["LayoutSyntax"]),
    "LineEditor": ("LineEditor", ["CLineEditor"]),
    "draft-inspect": (
        "draft-inspect",
        [
            "DocumentMerge", "LayoutInspector", "LayoutMigration", "LayoutPolicy", "LayoutPrinter", "LayoutProject", "LayoutReport",
            "LayoutSolver", "LineEditor", "ArgumentParser",
        ],
    ),
}

# What the system and the toolchain bring.
SYSTEM = {"Darwin", "Glibc", "Musl", "Dispatch", "Foundation", "FoundationEssentials", "Synchronization"}
IMPORT = re.compile(
    r"^\s*(?:@\w+\s+|package\s+|public\s+|internal\s+)*import\s+(?:(?:struct|enum|class|func|protocol|typealias)\s+)?([\w.]+)",
    re.MULTILINE,
)

# Modules that apps and their tests can link, on iOS, too: they start no process, know no terminal, and name Linux's C library
# only beside Apple's.
PORTABLE = [
    "LayoutSolver", "LayoutSyntax", "LayoutModel", "LayoutCode", "LayoutSemantics", "LayoutReaders", "LayoutDiagnosis", "LayoutInspector",
    "SwiftSource", "LayoutPrinter", "LayoutReport", "LayoutPolicy", "LayoutProject",
    "LayoutMigration",
]
HOST_ONLY = re.compile(
    r"\b(fork|vfork|execv\w*|posix_spawn\w*|popen|waitpid|isatty|ttyname|tcgetattr|tcsetattr|ioctl|getrusage|sigaction)"
    r"\s*\(|\bProcess\s*\("
)
COMMENT = re.compile(r"//.*")


def host_faults(module, path):
    """What keeps a file of a portable module from being built for iOS."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    if re.search(r"import (Glibc|Musl)", text) and not re.search(r"#(if|elseif) (canImport\(Darwin\)|os\(macOS\))", text):
        yield f"{path.relative_to(ROOT.parent)}: {module} must name Darwin where it names Glibc"
    for found in HOST_ONLY.finditer(text):
        yield f"{path.relative_to(ROOT.parent)}: {module} must not call {found.group().rstrip('( ')}, which iOS forbids or lacks"


# What says what a library's calls mean is known to the proof alone: a planner that used it would be judged by its own table.
JUDGE = "LayoutCode"
PROOF_FILES = [
    "Printer/DialectDefinition.swift", "Printer/UIKitSource/Proof/*", "Printer/*/BroughtParts.swift",
    # They say more of their sources than the plan does.
    "Printer/Draftsman/Draftsman.swift", "Printer/NotAutoLayout/NotAutoLayout.swift",
    # Members of classes are compared as tokens.
    "Printer/UIKitSource/Connections/ClassMember.swift",
    # Asks the parser which classes an app declares.
    "Printer/App/AppSources+Reading.swift",
]


def is_of_proof(path):
    return any(path.relative_to(ROOT).match(pattern) for pattern in PROOF_FILES)


PACKAGE_TYPE = re.compile(r"(@usableFromInline)?\n *(?:final )?package (?:final )?(?:struct|enum|class) (\w+)")
OWNER = re.compile(r"( *)(?:[@\w()]+ )*(?:struct|enum|class|extension) ([\w.]+)")


def unused_inlinables(module_files):
    """`@inlinable` members that stay in their module."""
    hidden = set()
    for path in module_files:
        text = path.read_text(encoding="utf-8")
        hidden |= {name for usable, name in PACKAGE_TYPE.findall(text) if not usable}
    for path in module_files:
        owners = []
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            owner = OWNER.match(line)
            if owner:
                owners = [known for known in owners if len(known[0]) < len(owner[1])] + [(owner[1], owner[2])]
            indentation = len(line) - len(line.lstrip())
            inside = [name for blanks, name in owners if len(blanks) < indentation]
            if "@inlinable" in line and inside and inside[-1].split(".")[-1] in hidden:
                yield f"{path.relative_to(ROOT.parent)}:{number}: @inlinable has no effect unless {inside[-1]} is @usableFromInline"


def files(folder):
    inner = [ROOT / other for other, _ in MODULES.values() if other != folder and other.startswith(folder + "/")]
    for path in sorted((ROOT / folder).rglob("*.swift")):
        if not any(path.is_relative_to(other) for other in inner):
            yield path


def main():
    faults = []
    for module, (folder, allowed) in MODULES.items():
        used = set()
        faults += unused_inlinables(list(files(folder)))
        for path in files(folder):
            if module in PORTABLE:
                faults += host_faults(module, path)
            for name in IMPORT.findall(path.read_text(encoding="utf-8")):
                if name in SYSTEM:
                    continue
                used.add(name)
                if name not in allowed:
                    faults.append(f"{path.relative_to(ROOT.parent)}: {module} must not import {name}")
                elif name == JUDGE and module == "LayoutPrinter" and not is_of_proof(path):
                    faults.append(f"{path.relative_to(ROOT.parent)}: planners and writers must not import {name}")
        print(f"{module:16} -> {', '.join(sorted(used)) or 'nothing'}")
    known = {folder for folder, _ in MODULES.values()}
    for path in sorted(ROOT.rglob("*.swift")):
        if not any(path.is_relative_to(ROOT / folder) for folder in known):
            faults.append(f"{path.relative_to(ROOT.parent)}: belongs to no module")
    for fault in faults:
        print("error: " + fault, file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())
