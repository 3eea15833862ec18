#!/usr/bin/env python3
"""Writes the manual page of a program from its own help: manual.py PROGRAM > draft-inspect.1"""

import json
import subprocess
import sys


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in text.split("\n"))


def names(argument):
    """The spellings of an option, with its value; the name of an argument."""
    if argument["kind"] == "positional":
        return "\\fI" + escaped(argument["valueName"]) + "\\fR"
    spelled = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    text = ", ".join("\\fB" + escaped(name) + "\\fR" for name in spelled)
    return text + (" \\fI" + escaped(argument["valueName"]) + "\\fR" if argument["kind"] == "option" else "")


def discussion(text):
    """Paragraphs, and examples as they are."""
    lines = []
    is_example = False
    for line in text.split("\n"):
        if line.startswith("  ") != is_example:
            is_example = not is_example
            lines.append(".EX" if is_example else ".EE")
        lines.append(escaped(line) if line.strip() or is_example else ".PP")
    return lines + ([".EE"] if is_example else [])


def arguments(command):
    lines = []
    for argument in command.get("arguments", []):
        if not argument["shouldDisplay"] or any(n["name"] in ["help", "version"] for n in argument.get("names") or []):
            continue
        lines += [".TP", names(argument), escaped(argument.get("abstract", ""))]
    return lines


def main():
    def output(*words):
        return subprocess.run([sys.argv[1], *words], capture_output=True, text=True, check=True).stdout

    command = json.loads(output("--experimental-dump-help"))["command"]
    name, version = command["commandName"], output("--version").strip()
    lines = [f".TH {name.upper()} 1 \"\" \"{name} {version}\"", ".SH NAME", f"{escaped(name)} \\- {escaped(command['abstract'])}"]
    lines += [".SH SYNOPSIS", f"\\fB{escaped(name)}\\fR \\fIcommand\\fR [\\fIoptions\\fR] [\\fIfile\\fR ...]"]
    lines += [".SH DESCRIPTION"] + discussion(command.get("discussion", ""))
    lines += [".SH COMMANDS"]
    for verb in command["subcommands"]:
        if not verb.get("shouldDisplay", True) or verb["commandName"] == "help":
            continue
        lines += [f".SS {escaped(verb['commandName'])}", escaped(verb.get("abstract", "")), ".PP"]
        lines += discussion(verb.get("discussion", "")) + arguments(verb)
    lines += [".SH FILES", ".TP", "\\fI.draft\\-inspect.yml\\fR", "the configuration, nearest upward from each input"]
    lines += [".TP", "\\fI~/.config/draft\\-inspect/rc\\fR", "commands that a session runs first"]
    print("\n".join(lines))


if __name__ == "__main__":
    main()
