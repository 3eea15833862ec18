"""Commands for lldb that show the layout of a stopped app to draft-inspect.

    (lldb) command script import Capture/draft_inspect_lldb.py
    (lldb) draft dump layout.json        writes the layout dump of the app's windows
    (lldb) draft check --notes           dumps, and runs `draft-inspect check` on it, with options
    (lldb) draft explain                 any other command of draft-inspect works in the same way

The app needs LayoutCapture.swift, and must be stopped on its main thread. DRAFT_INSPECT is the path of the program if it is
not in PATH.
"""

import os
import shlex
import subprocess
import tempfile

import lldb

COMMANDS = ["check", "explain", "print", "solve", "tree", "draw", "why", "triage"]
USAGE = "usage: draft dump FILE | draft " + "|".join(COMMANDS) + " [OPTION ...]"


class Failure(Exception):
    """The message instead of a layout."""


def evaluate(frame, text):
    """The value of an expression of C."""
    options = lldb.SBExpressionOptions()
    options.SetLanguage(lldb.eLanguageTypeC_plus_plus)
    options.SetIgnoreBreakpoints(True)
    options.SetTimeoutInMicroSeconds(30_000_000)
    return frame.EvaluateExpression(text, options)


def layout_dump(debugger):
    """The bytes of the dump of the app's windows."""
    target = debugger.GetSelectedTarget()
    process = target.GetProcess()
    if not process.IsValid() or process.GetState() != lldb.eStateStopped:
        raise Failure("there is no stopped process; interrupt the app first")
    if not target.FindSymbols("draft_inspect_layout_dump").GetSize():
        raise Failure("the app has no LayoutCapture.swift; add the file to its target and build for debugging")
    # UIKit belongs to the first thread.
    frame = process.GetThreadAtIndex(0).GetFrameAtIndex(0)
    value = evaluate(frame, "(char *)draft_inspect_layout_dump()")
    if not value.GetError().Success():
        raise Failure("the layout was not dumped: " + (value.GetError().GetCString() or "no reason given").strip())
    address = value.GetValueAsUnsigned()
    text = read(process, address)
    evaluate(frame, f"(void)free((void *){address})")
    if not text:
        raise Failure("the app is not stopped on its main thread; select it with 'thread select 1'")
    return text


def read(process, address):
    """The bytes up to the first zero."""
    pieces = []
    while address:
        # A page at most: the next one may not be there.
        length = 4096 - address % 4096
        error = lldb.SBError()
        piece = process.ReadMemory(address, length, error)
        if not error.Success():
            raise Failure("the dump cannot be read: " + (error.GetCString() or ""))
        end = piece.find(b"\0")
        if end >= 0:
            pieces.append(piece[:end])
            break
        pieces.append(piece)
        address += length
    return b"".join(pieces)


def draft(debugger, command, result, _):
    """draft dump FILE | draft check [OPTION ...]: the layout of the stopped app. Needs LayoutCapture.swift in the app."""
    try:
        words = shlex.split(command)
        if not words or words[0] not in COMMANDS + ["dump"] or words[0] == "dump" and len(words) != 2:
            raise Failure(USAGE)
        if words[0] == "dump":
            path = os.path.expanduser(words[1])
            if os.path.exists(path):
                raise Failure(f"'{path}' is there already; name another file")
            with open(path, "wb") as file:
                file.write(layout_dump(debugger))
            result.AppendMessage(f"wrote '{path}'")
            return
        text = layout_dump(debugger)
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "layout.json"), "wb") as file:
                file.write(text)
            program = os.environ.get("DRAFT_INSPECT", "draft-inspect")
            run = subprocess.run(
                [program, words[0], "layout.json", *words[1:]], cwd=folder, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            result.AppendMessage(run.stdout.decode(errors="replace").rstrip())
            # 1 says that there are findings.
            if run.returncode not in (0, 1):
                raise Failure(f"draft-inspect ended with status {run.returncode}")
    except FileNotFoundError as error:
        result.SetError(f"'{error.filename}' was not found; set DRAFT_INSPECT to the path of draft-inspect")
    except (Failure, OSError, ValueError) as error:
        result.SetError(str(error))


def __lldb_init_module(debugger, _):
    debugger.HandleCommand(f"command script add --overwrite --function {__name__}.draft draft")
