"""What only a terminal can do: pasted logs, shell commands, redirection, recalled lines, a pager, wrapped lines."""

import os
import signal
import stat
import unittest

import pexpect

from terminal import ENTER, EXAMPLES, TAB, SessionCase, plain


class PastingTests(SessionCase):
    def log(self):
        with open(os.path.join(EXAMPLES, "console.log"), encoding="utf-8") as file:
            return file.read()

    def test_paste_takes_a_log_until_ctrl_d(self):
        session = self.start()
        self.prompt(session)
        session.send("paste" + ENTER)
        session.expect_exact("then press Ctrl-D")
        session.send(self.log().replace("\n", ENTER))
        session.expect_exact("<NSLayoutConstraint")
        # Logs are indented with tabs, which complete nothing here.
        self.assertNotIn("auto-identifiers", session.before)
        # Ctrl-D ends an empty line: all lines have to be there before it.
        session.expect_exact(self.log().rstrip("\n").rsplit("\n", 1)[1])
        session.expect_exact("\n")
        session.sendeof()
        session.expect(r"pasted\.txt#1 \(1 conflict\)> ", timeout=60)
        self.assertIn("* 1", self.type(session, "layouts"))

    def test_paste_is_given_up_with_ctrl_c(self):
        session = self.start("login-form.json")
        self.prompt(session)
        session.send("paste" + ENTER)
        session.expect_exact("then press Ctrl-D")
        session.send("(" + ENTER)
        session.sendintr()
        self.assertIn("nothing was pasted", self.prompt(session))

    def test_paste_is_given_up_with_an_interrupt_that_is_no_key(self):
        # Between two lines the terminal is its own again for a moment, and Ctrl-C is a signal.
        session = self.start("login-form.json")
        self.prompt(session)
        session.send("paste" + ENTER)
        session.expect_exact("then press Ctrl-D")
        session.send("(" + ENTER)
        os.kill(session.pid, signal.SIGINT)
        self.assertIn("nothing was pasted", self.prompt(session))

    def test_nothing_that_was_pasted_stays_when_the_session_is_ended_from_outside(self):
        # `nohup` has what runs these tests ignore it, and so would the session.
        former = signal.signal(signal.SIGHUP, signal.SIG_DFL)
        self.addCleanup(signal.signal, signal.SIGHUP, former)
        for number in [signal.SIGTERM, signal.SIGHUP]:
            with self.subTest(number):
                temporary = self.path(number.name)
                os.mkdir(temporary)
                session = self.start(TMPDIR=temporary)
                self.prompt(session)
                session.send("\x1b[200~" + self.log() + "\x1b[201~")
                session.expect(r"pasted\.txt#1 \(1 conflict\)> ", timeout=60)
                self.assertEqual(len(os.listdir(temporary)), 1)
                os.kill(session.pid, number)
                session.expect(pexpect.EOF)
                session.close()
                self.assertEqual(session.signalstatus, number)
                self.assertEqual(os.listdir(temporary), [])

    def test_a_log_that_is_pasted_at_the_prompt_is_recognized(self):
        session = self.start()
        self.prompt(session)
        # As terminals mark what is pasted.
        session.send("\x1b[200~" + self.log() + "\x1b[201~")
        session.expect(r"pasted\.txt#1 \(1 conflict\)> ", timeout=60)

    def test_a_log_is_recognized_where_the_terminal_does_not_mark_it(self):
        session = self.start()
        self.prompt(session)
        session.send(self.log().replace("\n", ENTER))
        session.expect(r"pasted\.txt#1 \(1 conflict\)> ", timeout=60)

    def test_commands_that_are_pasted_are_run(self):
        session = self.start()
        self.prompt(session)
        session.send("\x1b[200~load login-form.json\nfind logo\n\x1b[201~")
        session.expect_exact("0x7fa2  logo")
        self.prompt(session)
        session.send("\x1b[200~find pass\x1b[201~word" + ENTER)
        self.assertIn("passwordField", self.prompt(session))

    def test_nothing_of_it_is_left_behind(self):
        session = self.start(TMPDIR=self.folder)
        self.prompt(session)
        session.send("\x1b[200~" + self.log() + "\x1b[201~")
        session.expect(r"pasted\.txt#1 \(1 conflict\)> ", timeout=60)
        self.assertEqual(len([name for name in os.listdir(self.folder) if name.startswith("draft-inspect-")]), 1)
        self.assertEqual(self.leave(session), 0)
        self.assertEqual([name for name in os.listdir(self.folder) if name.startswith("draft-inspect-")], [])


class ShellTests(SessionCase):
    def setUp(self):
        super().setUp()
        self.session = self.start("login-form.json")
        self.prompt(self.session)

    def ask(self, line):
        return self.type(self.session, line)

    def test_a_shell_command(self):
        self.assertIn("it is 42", self.ask("!echo it is $((6 * 7))"))
        self.assertIn("exit status 3", self.ask("!exit 3"))

    def test_an_answer_goes_to_a_shell_command(self):
        answer = self.ask("views | grep -c UITextField")
        self.assertEqual(answer.strip(), "2")
        self.assertIn("needs a shell command", self.ask("views |"))
        self.assertIn("no answer that could be redirected", self.ask("remove c9 | cat"))
        self.assertIn("nothing to undo", self.ask("undo"))

    def test_a_reader_that_goes_away_is_no_harm(self):
        self.assertIn("view", self.ask("tree | head -n 1"))
        self.assertIn("signInButton", self.ask("tree"))

    def test_an_answer_goes_to_a_file_that_is_not_somebody_else_s(self):
        self.assertIn("wrote form.swift", self.ask("print > form.swift"))
        self.assertIn(b"viewPlan", self.read("form.swift"))
        before = self.read("login-form.json")
        self.assertIn("is an input and would be overwritten", self.ask("tree > login-form.json"))
        self.assertEqual(self.read("login-form.json"), before)
        self.assertIn("wrote login-form.json", self.ask("tree > --force login-form.json"))
        self.assertIn("└─".encode(), self.read("login-form.json"))

    def test_lines_are_recalled_by_number(self):
        self.ask("find logo")
        self.ask("find password")
        history = self.ask("history")
        self.assertIn("find logo", history)
        number = [line.split()[0] for line in history.split("\n") if line.strip().endswith("find logo")][0]
        self.assertIn("0x7fa2  logo", self.ask("!" + number))
        self.assertIn("find logo", self.ask("history 2"))
        self.assertIn("there is no line 99", self.ask("!99"))

    def test_the_same_in_a_script_is_an_error(self):
        for line in ["!echo hello", "tree | cat", "tree > out.txt", "paste", "history"]:
            with open(self.path("steps.txt"), "w") as file:
                file.write(line + "\n")
            answer = self.ask("source steps.txt")
            self.assertIn("steps.txt:1: ", answer)
            self.assertIn("work at a terminal only", " ".join(answer.split()))
            self.assertNotIn("hello\n", answer)
        self.assertFalse(os.path.exists(self.path("out.txt")))

    def test_relations_are_no_redirection(self):
        self.assertIn("added-1", self.ask("add logo.width >= 20"))

    def test_numbers_and_options_are_completed(self):
        self.session.send("explain " + TAB + ENTER)
        self.assertIn("1. error[conflict]", self.prompt(self.session))
        self.session.send("fix 1 " + TAB)
        self.session.expect(r"1 +2 +3")
        self.prompt(self.session)
        self.session.sendintr()
        self.prompt(self.session)
        self.session.send("print --ind" + TAB + "2 --auto" + TAB + "vi" + TAB + ENTER)
        self.assertIn('"passwordField"', self.prompt(self.session).replace("login.password", "passwordField"))


class ScreenTests(SessionCase):
    def test_what_is_longer_than_the_screen_is_paged(self):
        pager = self.path("pager.sh")
        with open(pager, "w") as file:
            file.write('#!/bin/sh\necho "paged $LESS"; wc -l; echo end\n')
        os.chmod(pager, 0o755)
        session = self.start("login-form.json", PAGER=pager)
        self.prompt(session)
        self.assertNotIn("paged", self.type(session, "tree"))
        self.assertIn("paged FRX", self.type(session, "rules conflict"))

    def test_lines_are_broken_between_words(self):
        session = self.start("login-form.json", columns=60)
        self.prompt(session)
        for line in ["help", "constraints", "rules", "help write", "rules | nothing", "explain"]:
            for shown in self.type(session, line).split("\n"):
                longest = max((len(word) for word in shown.split()), default=0)
                self.assertLessEqual(len(shown), max(60, longest + 30), line)

    def test_source_is_not_broken(self):
        session = self.start("login-form.json", columns=40)
        self.prompt(session)
        text = self.type(session, "print")
        session.send("print > form.swift" + ENTER)
        self.prompt(session)
        with open(self.path("form.swift")) as file:
            self.assertIn(text.split("\n")[0].strip(), file.read())

    def test_trees_without_utf8_are_drawn_in_ascii(self):
        session = self.start("login-form.json", LC_ALL="C")
        self.prompt(session)
        answer = self.type(session, "tree")
        self.assertIn("|- logo", answer)
        self.assertIn("`- forgotButton", answer)
        self.assertNotIn("├", answer)


class StoryboardTests(SessionCase):
    DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>\r
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\r
    <device id="retina4_7" orientation="portrait"/>\r
    <scenes>\r
SCENES    </scenes>\r
</document>\r
"""
    SCENE = """        <scene sceneID="sNAME">\r
            <objects>\r
                <viewController id="cNAME" customClass="NAMEController" sceneMemberID="viewController">\r
                    <view key="view" contentMode="scaleToFill" id="vNAME">\r
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\r
                        <constraints>\r
                            <constraint firstAttribute="width" constant="300" id="wNAME"/>\r
                        </constraints>\r
                    </view>\r
                </viewController>\r
            </objects>\r
        </scene>\r
"""

    def setUp(self):
        super().setUp()
        scenes = "".join(self.SCENE.replace("NAME", name) for name in ["Login", "Cart"])
        self.document = self.DOCUMENT.replace("SCENES", scenes).encode()
        with open(self.path("Main.storyboard"), "wb") as file:
            file.write(self.document)
        self.session = self.start("Main.storyboard")
        self.prompt(self.session)

    def prompt(self, session):
        session.expect(r"(?:\x1b\[\?2004h)?Main\.storyboard[\w./' ]* \([^)\r\n]*\)> ")
        return plain(session.before)

    def test_scenes_are_entered_by_name(self):
        listed = self.type(self.session, "layouts")
        self.assertIn("LoginController", listed)
        self.assertIn("CartController", listed)
        self.assertIn("showing CartController", self.type(self.session, "layouts Cart"))
        constraints = self.type(self.session, "constraints")
        self.assertIn("wCart", constraints)
        self.assertNotIn("wLogin", constraints)
        self.assertNotIn("LoginController", self.type(self.session, "tree"))
        self.type(self.session, "layouts all")
        self.assertIn("wLogin", self.type(self.session, "constraints"))
        self.assertIn("unknown scene 'Profile'", self.type(self.session, "layouts Profile"))

    def test_an_edit_changes_its_line_alone(self):
        self.type(self.session, "set wLogin.constant 320")
        self.assertIn("would be overwritten", self.type(self.session, "write Main.storyboard"))
        self.assertIn("wrote Main.storyboard: 1 line changed", self.type(self.session, "write --force Main.storyboard"))
        expected = self.document.replace(b'constant="300" id="wLogin"', b'constant="320" id="wLogin"')
        self.assertEqual(self.read("Main.storyboard"), expected)
        self.type(self.session, "set wLogin.constant 300")
        self.assertIn("wrote Copy.xib: no changes", self.type(self.session, "write Copy.xib"))
        self.assertEqual(self.read("Copy.xib"), self.document)

    def test_what_others_changed_is_not_overwritten(self):
        self.type(self.session, "set wLogin.constant 320")
        with open(self.path("Main.storyboard"), "ab") as file:
            file.write(b"<!-- mine -->\r\n")
        changed = self.read("Main.storyboard")
        self.assertIn("has changed since it was loaded", self.type(self.session, "write --force Main.storyboard"))
        self.assertEqual(self.read("Main.storyboard"), changed)


if __name__ == "__main__":
    unittest.main()
