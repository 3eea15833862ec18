"""What a terminal is to the program outside the session: a width, and a key that interrupts."""

import json
import os
import re
import time
import unicodedata
import unittest

import pexpect

from terminal import SessionCase, plain


def columns(text):
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


class TerminalTests(SessionCase):
    def test_ctrl_c_ends_every_verb_with_130_and_in_silence(self):
        for verb in ["check", "explain", "solve", "tree", "convert", "print", "triage"]:
            with self.subTest(verb):
                # A pipe that nobody writes to keeps the program waiting until it is interrupted.
                name = verb + ".json"
                os.mkfifo(self.path(name))
                run = self.start(verb, name)
                time.sleep(0.5)
                run.sendintr()
                run.expect(pexpect.EOF)
                run.close()
                self.assertEqual((run.exitstatus, run.signalstatus), (130, None))
                self.assertEqual(re.sub(r"\w+: \d+ s", "", plain(run.before).replace("^C", "")).strip(), "")

    def test_check_without_a_file_waits_for_no_typed_input(self):
        for verb in ["check", "triage"]:
            run = self.start(verb)
            run.expect_exact("name a file, or pipe one in")
            run.expect(pexpect.EOF)
            run.close()
            self.assertEqual(run.exitstatus, 64)

    def explained(self, file, columns):
        run = self.start("explain", file, columns=columns)
        run.expect(pexpect.EOF)
        lines = plain(run.before).rstrip("\n").split("\n")
        # Code to paste is not wrapped.
        return [line for line in lines if " = " not in line]

    def test_a_narrow_terminal_gets_lines_that_fit(self):
        for width in [40, 60, 90]:
            with self.subTest(width):
                lines = self.explained("login-form.json", width)
                self.assertGreater(len(lines), 8)
                for line in lines:
                    # A word that is longer than the line cannot be broken.
                    longest = max((len(word) for word in line.split()), default=0)
                    self.assertLessEqual(len(line), max(width, longest + 14), line)

    def test_characters_that_are_drawn_wide_count_twice(self):
        with open(self.path("login-form.json")) as file:
            dump = json.load(file)
        for view in dump["roots"][0]["subviews"]:
            view["name"] = "登录按钮" + view.get("name", "")
        with open(self.path("wide.json"), "w") as file:
            json.dump(dump, file)
        lines = self.explained("wide.json", 60)
        self.assertGreater(len(lines), 8)
        for line in lines:
            longest = max((columns(word) for word in line.split()), default=0)
            self.assertLessEqual(columns(line), max(60, longest + 14), line)


if __name__ == "__main__":
    unittest.main()
