"""Completion in the shells that are installed, as a person types: files, rules, dialects, views of the file."""

import os
import shutil
import unittest

import pexpect

from terminal import PROGRAM, TAB, SessionCase

# What is typed before the tab, and the line that it becomes.
LINES = [
    ("draft-inspect che", "draft-inspect check "),
    ("draft-inspect login-f", "draft-inspect login-form.json "),
    ("draft-inspect check login-f", "draft-inspect check login-form.json "),
    ("draft-inspect check --only misp", "draft-inspect check --only misplaced-view "),
    ("draft-inspect rules fixed", "draft-inspect rules fixed-size-against-edges "),
    ("draft-inspect print login-form.json --dialect swiftl", "draft-inspect print login-form.json --dialect swiftlayout "),
    ("draft-inspect why login-form.json passw", "draft-inspect why login-form.json passwordField"),
    ("draft-inspect why login-form.json passwordField.trai", "draft-inspect why login-form.json passwordField.trailing"),
    ("draft-inspect why a\\ form.json passw", "draft-inspect why a\\ form.json passwordField"),
    ("draft-inspect check --fail-on=warn", "draft-inspect check --fail-on=warning"),
    ("draft-inspect check --baseline=login-f", "draft-inspect check --baseline=login-form.json"),
]


class CompletionTests(SessionCase):
    timeout = 15

    def setUp(self):
        super().setUp()
        shutil.copy(self.path("login-form.json"), self.path("a form.json"))
        os.mkdir(self.path("bin"))
        os.symlink(PROGRAM, self.path("bin/draft-inspect"))

    def shell(self, name, arguments, start):
        if not shutil.which(name):
            self.skipTest("there is no " + name)
        script = pexpect.run(f"{PROGRAM} --generate-completion-script {name}", encoding="utf-8").replace("\r\n", "\n")
        with open(self.path("completion"), "w") as file:
            file.write(script)
        environment = {
            "PATH": self.path("bin") + ":" + os.environ["PATH"], "HOME": self.folder, "TERM": "xterm", "LC_ALL": "C.UTF-8",
            "XDG_CONFIG_HOME": self.path("config"), "XDG_DATA_HOME": self.path("data"),
        }
        if "LD_LIBRARY_PATH" in os.environ:
            environment["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
        shell = pexpect.spawn(name, arguments, cwd=self.folder, env=environment, encoding="utf-8",
                              timeout=self.timeout, dimensions=(50, 200))
        shell.delaybeforesend = None
        self.sessions.append(shell)
        for line in start:
            shell.send(line + "\r")
        # Typed in two parts, so that the echo of the line is not taken for its output.
        shell.send("echo rea''dy\r")
        shell.expect_exact("ready")
        return shell

    def complete(self, name, arguments, start):
        shell = self.shell(name, arguments, start)
        for typed, expected in LINES:
            with self.subTest(shell=name, typed=typed):
                shell.send(typed + TAB)
                # The rest of the word, wherever the shell draws it.
                rest = expected[len(typed):].strip()
                shell.expect_exact(rest)
                # Ctrl-U removes the line.
                shell.send("\x15echo ne''xt\r")
                shell.expect_exact("next")

    def test_bash(self):
        self.complete("bash", ["--norc", "--noprofile", "-i"], ["PS1='> '", "bind 'set enable-bracketed-paste off'", ". ./completion"])

    def test_zsh(self):
        self.complete("zsh", ["-f", "-i"], ["PROMPT='> '", "autoload -Uz compinit", "compinit -u -D", ". ./completion"])

    def test_fish(self):
        self.complete("fish", ["--no-config"], ["function fish_prompt; echo '> '; end", "source ./completion"])

    def test_bash_offers_words_and_files_of_one_beginning(self):
        shell = self.shell("bash", ["--norc", "--noprofile", "-i"], ["PS1='> '", ". ./completion"])
        shell.send("draft-inspect con" + TAB + TAB)
        # Sorted, as bash lists them.
        for candidate in ("config", "console.log", "convert"):
            shell.expect_exact(candidate)

    def test_nothing_is_offered_where_nothing_can_follow(self):
        shell = self.shell("bash", ["--norc", "--noprofile", "-i"], ["PS1='> '", ". ./completion"])
        shell.send("draft-inspect rules login-f" + TAB + TAB)
        with self.assertRaises(pexpect.TIMEOUT):
            shell.expect_exact("login-form.json", timeout=2)


if __name__ == "__main__":
    unittest.main()
