"""Groups printed files into modules in which no two names clash, and compiles each with one call."""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import standins

# Seconds for the layouts of one batch.
TIME_LIMIT = 120
ERROR = re.compile(r"^(?:.*/)?(unit\d+)\.swift:\d+:\d+: error: (.*)$", re.M)


@dataclass
class Unit:
    """One printed file, ready to be compiled."""

    number: int
    title: str
    form: str
    source: str
    classes: list
    standins: dict
    layout: Path
    printed: int
    """How many constraints the printer says that it printed."""
    errors: list = field(default_factory=list)
    is_refused: bool = False
    """Whether the printer refused the layout, which is no fault."""

    @property
    def name(self):
        return f"unit{self.number}"


@dataclass
class Batch:
    units: list = field(default_factory=list)
    declared: set = field(default_factory=set)
    standins: dict = field(default_factory=dict)

    def takes(self, unit):
        names = {each.name for each in unit.classes}
        if names & self.declared or names & self.standins.keys() or self.declared & unit.standins.keys():
            return False
        return all(self.standins.get(name, base) == base for name, base in unit.standins.items())

    def add(self, unit):
        self.units.append(unit)
        self.declared |= {each.name for each in unit.classes}
        self.standins |= unit.standins


def group(units, size):
    batches = []
    for unit in units:
        for batch in batches:
            if len(batch.units) < size and batch.takes(unit):
                batch.add(unit)
                break
        else:
            batches.append(Batch())
            batches[-1].add(unit)
    return batches


def main_source(units, folder):
    """A program that makes one of each class and writes a dump for each unit."""
    lines = ["import Foundation", "import MapKit", "import UIKit", "import WebKit", ""]
    for unit in units:
        lines += ["@MainActor func " + unit.name + "() {", "    var roots = DumpRoots()"]
        lines += ["    let misuses = MisuseReport.collecting {"]
        lines += [f"        roots.append({each.construction})" for each in unit.classes]
        lines += ["    }", f'    write(roots.text(), misuses, "{folder}/{unit.name}")']
        lines += ["}", ""]
    lines += [
        "func write(_ dump: String, _ misuses: [Misuse], _ path: String) {",
        '    try? dump.write(toFile: path + ".json", atomically: false, encoding: .utf8)',
        r'    let text = misuses.map(\.description).joined(separator: "\n")',
        '    try? text.write(toFile: path + ".misuse", atomically: false, encoding: .utf8)',
        "}",
        "",
    ]
    lines += [unit.name + "()" for unit in units]
    return "\n".join(lines) + "\n"


def archived(products, folder):
    """The framework modules and what solves for them in one archive, so that a program links what it needs alone."""
    archive = folder / "libHeadless.a"
    archive.unlink(missing_ok=True)
    modules = sorted(standins.KNOWN_MODULES) + standins.SOLVING_MODULES
    objects = [each for name in modules for each in sorted((products / f"{name}.build").rglob("*.o"))]
    subprocess.run(["ar", "rcs", str(archive)] + [str(each) for each in objects], check=True)
    return archive


def compile(batch, folder, swiftc, products, archive):
    """Compiles what compiles, to programs that write dumps to the folder; units with errors are left out and keep them."""
    return compiled(batch.units, batch.standins, folder, folder, swiftc, products, archive)


def compiled(units, shared, folder, dumps, swiftc, products, archive):
    folder.mkdir(parents=True, exist_ok=True)
    while units:
        for unit in units:
            (folder / f"{unit.name}.swift").write_text(unit.source)
        (folder / "standins.swift").write_text(standins.source(shared))
        (folder / "main.swift").write_text(main_source(units, dumps))
        files = [folder / "main.swift", folder / "standins.swift"] + [folder / f"{unit.name}.swift" for unit in units]
        program = folder / "program"
        command = [swiftc, "-swift-version", "6", "-Onone", "-wmo", "-num-threads", "2", "-module-name", "Printed"]
        command += ["-I", str(products / "Modules"), "-o", str(program)] + [str(each) for each in files]
        command.append(str(archive))
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode == 0:
            return [program]
        log = result.stdout + result.stderr
        failed = {}
        for name, message in ERROR.findall(log):
            failed.setdefault(name, []).append(message)
        for unit in units:
            unit.errors += list(dict.fromkeys(failed.get(unit.name, [])))
        if not any(unit.name in failed for unit in units):
            # The error is in what is made around the units, for one of them: halves find out for which.
            if len(units) == 1:
                lines = [line for line in log.splitlines() if "error: " in line] or log.strip().splitlines()[-1:]
                units[0].errors += [line.split("error: ")[-1] for line in lines[:1]] or ["the compiler failed"]
                return []
            middle = len(units) // 2
            return [
                program
                for name, half in (("a", units[:middle]), ("b", units[middle:]))
                for program in compiled(half, needed(half), folder / name, dumps, swiftc, products, archive)
            ]
        units = [unit for unit in units if unit.name not in failed]
    return []


def run(program):
    """Runs a compiled program; what went wrong, in words."""
    try:
        result = subprocess.run([str(program)], capture_output=True, text=True, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return f"did not end within {TIME_LIMIT} seconds"
    return f"ended with {result.returncode}: {result.stderr.strip()[-500:]}" if result.returncode else ""


def needed(units):
    return {name: text for unit in units for name, text in unit.standins.items()}
