"""`run --watch`: layout code is compiled and checked again on every save, until Ctrl-C."""

import os
import unittest

import pexpect

from terminal import SessionCase

# Compiles a file that says so into a program that writes the dump beside it.
COMPILER = """#!/bin/sh
[ "$1" = --version ] && echo 'Swift version 6.3.1' && exit 0
for each; do
    case $each in */Card.swift)
        if grep -q broken "$each"; then echo "$each:1:1: error: cannot find 'broken' in scope" >&2; exit 1; fi
        if grep -q endless "$each"; then sleep 50 & echo $! > %s/pid; wait; fi;;
    esac
done
while [ "$1" != -o ]; do shift; done
printf '#!/bin/sh\\ncp %s/made.json "$1/Card.json"\\n' > "$2"
chmod 755 "$2"
"""


class RunWatchTests(SessionCase):
    def write(self, name, text):
        with open(self.path(name), "w") as file:
            file.write(text)

    def start_watching(self):
        self.write("swiftc", COMPILER % (self.folder, self.folder))
        os.chmod(self.path("swiftc"), 0o755)
        os.mkdir(self.path("tmp"))
        self.write("classes.txt", "UIView\n")
        self.write("made.json", self.read("login-form.json").decode())
        self.write("Card.swift", "import UIKit\n")
        return self.start(
            "run", "Card.swift", "--view", "Card", "--watch", DRAFT_INSPECT_SWIFTC=self.path("swiftc"),
            DRAFT_INSPECT_HEADLESS=self.folder, TMPDIR=self.path("tmp"),
        )

    def test_a_save_compiles_again_and_errors_do_not_end_it(self):
        run = self.start_watching()
        run.expect("signInButton.width")
        run.expect("waiting for changes; Ctrl-C ends")
        self.write("Card.swift", "broken\n")
        run.expect(r"Card.swift:1:1: error: cannot find 'broken' in scope")
        run.expect("waiting for changes")
        self.write("made.json", self.read("login-form.json").decode().replace('"constant": 320', '"constant": 311'))
        self.write("Card.swift", "import UIKit // again\n")
        run.expect("nothing found")
        run.expect("waiting for changes")
        self.assertEqual(os.listdir(self.path("tmp")), [])
        run.sendintr()
        run.expect(pexpect.EOF)
        run.close()
        self.assertIn(130, [run.exitstatus, (run.signalstatus or 0) + 128])

    def test_ctrl_c_ends_the_compiler_with_all_that_it_started(self):
        run = self.start_watching()
        run.expect("waiting for changes")
        self.write("Card.swift", "endless\n")
        run.expect("running again")
        while not os.path.exists(self.path("pid")) or not self.read("pid").strip():
            run.expect(pexpect.TIMEOUT, timeout=0.05)
        run.sendintr()
        run.expect(pexpect.EOF)
        run.close()
        self.assertEqual(run.exitstatus, 130)
        self.assertEqual(os.listdir(self.path("tmp")), [])
        self.assertTrue(is_gone(int(self.read("pid"))))


def is_gone(process):
    """Whether a process is gone, or only waits to be collected."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().split()[2] == "Z"
    except FileNotFoundError:
        pass
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return os.path.exists("/proc/self")


if __name__ == "__main__":
    unittest.main()
