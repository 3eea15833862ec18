#!/usr/bin/env python3
"""Compares the parser of Swift with the compiler's, on the Swift files of a folder.

    python3 Tests/Parser/compare.py FOLDER [--cache FOLDER]

For each file, the calls and the names behind points are listed with their lines, once by Sources/LayoutCode/Swift and
once by `swiftc -frontend -dump-parse`. The script prints how many files are equal, and the differences of the others.

The compiler's dump has no places of expressions. Therefore it reads a copy in which every name behind a point, and
every name that is called, ends with its line (`foo.bar()` on line 7 is `foo.bar__L7()`). What cannot be named so
(`self()`, `pair.0`, the value of parentheses) has no line in the dump, and is compared by count. The lines of `#if`
are blank in the copy, so that the compiler reads all branches, too. With `--cache`, what the compiler says is kept.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parents[2]
MODULES = [("LayoutSyntax", "Sources/Inspector/Syntax"), ("LayoutCode", "Sources/LayoutCode/Swift")]
TOOL = ["Tests/InspectorTests/LayoutCode/Swift/SwiftCodeWalk.swift", "Tests/Parser/Facts.swift"]

# Words that mean something else with a line behind them.
KEYWORDS = set(
    """if while for switch return func init subscript in case let var is as try await throw throws rethrows guard else
    do defer repeat catch where get set willSet didSet self super async break continue fallthrough default class
    struct enum extension protocol actor import typealias associatedtype operator precedencegroup public private
    fileprivate internal package open unowned nonisolated weak lazy static final override mutating nonmutating
    dynamic required convenience inout some any true false nil discard consume consuming borrowing sending each then
    unsafeAddress unsafeMutableAddress _read _modify read modify yield yielding Any Self deinit _ macro isolated
    optional indirect infix prefix postfix reasync""".split()
)
MEMBER = re.compile(r"(?<![.\w])\.(`?)([A-Za-z_]\w*)(`?)(?!\w)|(?<=\w)\.(`?)([A-Za-z_]\w*)(`?)(?!\w)")
CALLEE = re.compile(r"(?<![\w.@#\\`$])(`?)([^\W\d]\w*)(`?)(?=[?!]*[(\[{<]|[ \t]+\{)")
# Attributes whose words are the compiler's own.
PLAIN = re.compile(r"\s*@(available|attached|freestanding|_spi|backDeployed|_originallyDefinedIn|abi)\b")
SUFFIX = re.compile(r"__L(\d+)")
NODE = re.compile(r"^( *)\((?:(\w+)=)?([\w#]+)(.*)$")
NAME = re.compile(r' (?:field|name)="([^"]*)"')
RANGE = re.compile(r" range=\[[^\]]*?:(\d+):\d+ - ")


def with_lines(text):
    """The text with the line behind each name that the comparison asks for."""
    lines, is_string = [], False
    for number, line in enumerate(text.split("\n"), 1):
        if not is_string and re.match(r"\s*#(if|elseif|else|endif|error)\b", line):
            lines.append("")
            continue
        if line.count('"""') % 2:
            is_string = not is_string
        if not is_string and PLAIN.match(line):
            lines.append(line)
            continue

        def member(match):
            before, name, behind = match.groups()[:3] if match[2] else match.groups()[3:]
            if name == "self" and not before:
                return match[0]
            return f".{before}{name}__L{number}{behind}"

        def callee(match):
            before, name, behind = match.groups()
            if name in KEYWORDS and not before or before != behind or SUFFIX.search(name):
                return match[0]
            return f"{before}{name}__L{number}{behind}"

        lines.append(CALLEE.sub(callee, MEMBER.sub(member, line)))
    return "\n".join(lines)


class Node:
    __slots__ = ("kind", "name", "is_implicit", "line", "children")

    def __init__(self, kind, rest):
        self.kind = kind
        self.is_implicit = rest.startswith(" implicit")
        found = NAME.search(rest) if kind.startswith("unresolved_") else None
        self.name = found[1] if found else None
        place = RANGE.search(rest) if kind == "brace_stmt" else None
        self.line = int(place[1]) if place else 0
        self.children = []


def compiler_facts(dump):
    """The calls and members of a dump, each with its line or 0."""
    root = Node("root", "")
    stack = [(-1, root)]
    for text in dump.split("\n"):
        match = NODE.match(text)
        if not match:
            continue
        depth = len(match[1])
        while stack[-1][0] >= depth:
            stack.pop()
        node = Node(match[3], match[4])
        # The dump repeats initial values, and the cases of enumerations.
        if match[2] != "processed_init" and node.kind != "enum_case_decl":
            stack[-1][1].children.append(node)
        stack.append((depth, node))
    facts, pending = [], [root]
    while pending:
        node = pending.pop()
        pending += node.children
        if node.is_implicit or not node.kind.endswith("_expr"):
            continue
        if node.kind == "call_expr" and node.children and not node.children[0].is_implicit:
            facts.append((line_of(node.children[0]), "call"))
        elif node.kind in ("unresolved_dot_expr", "unresolved_member_expr") and node.name is not None:
            name, line = split(node.name)
            facts.append((line, "." + name.split("(")[0]))
    return sorted(facts)


def line_of(callee):
    inner = ("force_value_expr", "bind_optional_expr", "unresolved_specialize_expr", "dot_self_expr", "call_expr",
             "subscript_expr")
    while callee.kind in inner and callee.children:
        callee = callee.children[0]
    if callee.kind in ("unresolved_dot_expr", "unresolved_member_expr", "unresolved_decl_ref_expr"):
        return split(callee.name or "")[1]
    if callee.kind == "closure_expr":
        return next((child.line for child in callee.children if child.kind == "brace_stmt"), 0)
    return 0


def split(name):
    match = SUFFIX.search(name)
    return (SUFFIX.sub("", name, count=1), int(match[1])) if match else (name, 0)


def ask_compiler(path, cache):
    """The compiler's facts of a file, or why it has none."""
    kept = cache / (path.name + ".facts") if cache else None
    if kept and kept.exists():
        text = kept.read_text(encoding="utf-8")
    else:
        try:
            source = path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError:
            return None, "not UTF-8"
        with tempfile.NamedTemporaryFile("w", suffix=".swift", encoding="utf-8", newline="") as file:
            file.write(with_lines(source))
            file.flush()
            command = ["swiftc", "-frontend", "-dump-parse", "-enable-bare-slash-regex", file.name]
            run = subprocess.run(command, capture_output=True, timeout=300)
        errors = [line for line in run.stderr.decode(errors="replace").split("\n") if ": error: " in line]
        if errors or run.returncode:
            text = "!" + (errors[0].split(": error: ")[1] if errors else f"exit code {run.returncode}")
        else:
            facts = compiler_facts(run.stdout.decode(errors="replace"))
            text = "\n".join(f"{line}\t{name}" for line, name in facts)
        if kept:
            kept.write_text(text, encoding="utf-8")
    if text.startswith("!"):
        return None, text[1:]
    return counted(text.split("\n")), None


def counted(lines):
    pairs = (line.split("\t") for line in lines if "\t" in line)
    return collections.Counter((int(line), name) for line, name in pairs)


def build(folder):
    """Compiles the parser and its tool, apart from the package, which does not ship them."""
    options = ["-package-name", "compared", "-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-I", folder]
    objects = []
    for name, sources in MODULES:
        files = sorted(str(path) for path in (PROJECT / sources).rglob("*.swift"))
        objects.append(f"{folder}/{name}.o")
        module = ["-module-name", name, "-emit-module", "-emit-module-path", f"{folder}/{name}.swiftmodule"]
        subprocess.run(["swiftc", *options, *module, "-emit-object", "-o", objects[-1], *files], check=True)
    files = [str(PROJECT / path) for path in TOOL]
    command = ["swiftc", *options, "-module-name", "Facts", "-o", f"{folder}/facts", *files, *objects]
    subprocess.run(command, check=True)
    return f"{folder}/facts"


def ask_parser(tool, paths):
    """The parser's facts of each file, and what it could not parse."""
    facts, faults = {}, collections.defaultdict(list)
    for start in range(0, len(paths), 500):
        run = subprocess.run([tool, *map(str, paths[start:start + 500])], capture_output=True)
        if run.returncode:
            sys.exit(f"the parser ended with {run.returncode}: {run.stderr.decode(errors='replace')[-400:]}")
        current = None
        for line in run.stdout.decode(errors="replace").split("\n"):
            parts = line.split("\t")
            if parts[0] == "file":
                current = pathlib.Path(parts[1])
                facts[current] = collections.Counter()
            elif parts[0] in ("error", "skipped"):
                faults[current].append(" ".join(parts))
            elif len(parts) == 2:
                facts[current][(int(parts[0]), parts[1])] += 1
    return facts, faults


def differences(compiler, parser):
    missing, extra = compiler - parser, parser - compiler
    # What has no line on one side equals the rest of the other.
    for one, other in ((missing, extra), (extra, missing)):
        for line, name in [key for key in one if key[0] == 0]:
            for key in [key for key in other if key[1] == name]:
                common = min(one[(line, name)], other[key])
                one[(line, name)] -= common
                other[key] -= common
    return sorted((+missing).items()), sorted((+extra).items())


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--cache", type=pathlib.Path)
    options = arguments.parse_args()
    if options.cache:
        options.cache.mkdir(parents=True, exist_ok=True)
    paths = sorted(options.folder.rglob("*.swift"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        answers = list(pool.map(lambda path: ask_compiler(path, options.cache), paths))
    with tempfile.TemporaryDirectory() as folder:
        facts, faults = ask_parser(build(folder), paths)
    equal, refused = 0, []
    for path, (compiler, fault) in zip(paths, answers):
        if compiler is None:
            refused.append((path, fault))
            continue
        missing, extra = differences(compiler, facts[path])
        if not missing and not extra and not faults[path]:
            equal += 1
            continue
        print(path.name)
        for text in faults[path][:3]:
            print(f"    {text}")
        for side, entries in (("only the compiler", missing), ("only the parser", extra)):
            for (line, name), count in entries[:4]:
                print(f"    {side}: line {line}, {name}" + (f", {count} times" if count > 1 else ""))
    for path, fault in refused:
        print(f"{path.name}: the compiler refuses it: {fault}")
    read = len(paths) - len(refused)
    print(f"{equal} of {read} files are equal; the compiler refuses {len(refused)} of {len(paths)}")
    sys.exit(0 if equal == read else 1)


if __name__ == "__main__":
    main()
