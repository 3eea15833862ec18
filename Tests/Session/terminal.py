"""A session under a pseudo-terminal, driven as a person types."""

import os
import re
import shutil
import tempfile
import unittest

import pexpect

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.abspath(os.environ.get("DRAFT_INSPECT", os.path.join(ROOT, ".build", "debug", "draft-inspect")))
EXAMPLES = os.path.join(ROOT, "Examples")

UP, DOWN, LEFT, RIGHT, HOME, END = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C", "\x01", "\x05"
TAB, ENTER, BACKSPACE = "\t", "\r", "\x7f"


class SessionCase(unittest.TestCase):
    """Each test has a folder of its own, which is also where history and rc file are."""

    timeout = 60

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="draft-inspect-")
        for name in os.listdir(EXAMPLES):
            path = os.path.join(EXAMPLES, name)
            if os.path.isfile(path):
                shutil.copy(path, self.folder)
        self.sessions = []

    def tearDown(self):
        for session in self.sessions:
            session.close(force=True)
        shutil.rmtree(self.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def start(self, *arguments, columns=100, rows=50, **variables):
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": self.folder,
            "XDG_STATE_HOME": self.path("state"),
            "XDG_CONFIG_HOME": self.path("config"),
            "TERM": "xterm",
            "LC_ALL": "C.UTF-8",
            "NO_COLOR": "1",
            "PAGER": "cat",
        }
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            if name in os.environ:
                environment[name] = os.environ[name]
        environment.update(variables)
        environment = {name: value for name, value in environment.items() if value is not None}
        session = pexpect.spawn(
            PROGRAM, list(arguments), cwd=self.folder, env=environment, encoding="utf-8",
            timeout=self.timeout, dimensions=(rows, columns),
        )
        session.delaybeforesend = None
        self.sessions.append(session)
        return session

    def prompt(self, session):
        """Waits for the prompt; returns the text before it."""
        session.expect(r"(?:\x1b\[\?2004h)?(?:draft-inspect|[\w.-]+ \([^)\r\n]*\))> ")
        return plain(session.before)

    def type(self, session, line):
        """Enters a line; gives the answer."""
        session.send(line + ENTER)
        answer = self.prompt(session)
        # The terminal echoes the line first.
        return answer.split("\n", 1)[1] if "\n" in answer else answer

    def leave(self, session):
        """Ends the input; where edits are not saved, says so to the question, too."""
        session.sendeof()
        if session.expect([r"\(y/n\) ", pexpect.EOF]) == 0:
            session.send("y" + ENTER)
            session.expect(pexpect.EOF)
        session.close()
        return session.exitstatus


def plain(text):
    """Without escape sequences and carriage returns."""
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)
    return text.replace("\r", "")
