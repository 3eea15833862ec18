"""The display of progress: on a terminal, past a second, and gone in the end."""

import json
import os
import unittest

import pexpect

from terminal import PROGRAM, SessionCase


class ProgressTests(SessionCase):
    def test_long_work_shows_how_far_it_is_and_takes_it_away(self):
        # A pipe that nobody writes to keeps the program waiting as long as the test likes.
        os.mkfifo(self.path("slow.json"))
        run = self.start("check", "profile-card.json", "slow.json")
        run.expect(r"\r\x1b\[Kchecking: 1 of 2 files, \d+ s")
        with open(self.path("slow.json"), "w") as file:
            json.dump({"format": "layout-dump", "version": 1, "roots": [], "constraints": []}, file)
        run.expect(pexpect.EOF)
        self.assertNotIn("checking:", run.before.rsplit("\r\x1b[K", 1)[1])
        self.assertIn("2 files", run.before.rsplit("\r\x1b[K", 1)[1])

    def test_every_command_shows_that_it_works_and_takes_it_away(self):
        titles = {
            "explain": "explaining", "solve": "solving", "tree": "solving", "convert": "converting", "print": "printing",
            "triage": "reading", "repl -c tree": "working",
        }
        for command, title in titles.items():
            with self.subTest(command):
                verb, *more = command.split()
                name = verb + ".json"
                os.mkfifo(self.path(name))
                run = self.start(verb, name, *more)
                run.expect(r"\r\x1b\[K" + title + r": \d+ s")
                with open(self.path(name), "w") as file:
                    file.write(self.read("profile-card.json").decode())
                run.expect(pexpect.EOF)
                self.assertNotIn(title + ":", run.before.rsplit("\r\x1b[K", 1)[-1])

    def test_a_typed_command_shows_that_it_works_and_the_prompt_does_not(self):
        os.mkfifo(self.path("slow.json"))
        session = self.start()
        self.prompt(session)
        session.send("load slow.json\r")
        session.expect(r"\r\x1b\[Kworking: \d+ s")
        with open(self.path("slow.json"), "w") as file:
            file.write(self.read("profile-card.json").decode())
        self.assertIn("slow.json:", self.prompt(session).rsplit("working", 1)[-1])
        with self.assertRaises(pexpect.TIMEOUT):
            session.expect("working", timeout=2)
        self.assertEqual(self.leave(session), 0)

    def test_nothing_is_shown_where_standard_error_is_no_terminal(self):
        os.mkfifo(self.path("slow.json"))
        command = f"'{PROGRAM}' check slow.json 2>error.txt"
        run = pexpect.spawn("/bin/sh", ["-c", command], cwd=self.folder, encoding="utf-8", timeout=self.timeout)
        self.sessions.append(run)
        with self.assertRaises(pexpect.TIMEOUT):
            run.expect("checking", timeout=2.5)
        with open(self.path("slow.json"), "w") as file:
            file.write(self.read("profile-card.json").decode())
        run.expect(pexpect.EOF)
        self.assertNotIn(b"checking", self.read("error.txt"))

    def test_short_work_shows_nothing(self):
        run = self.start("check", "profile-card.json")
        run.expect(pexpect.EOF)
        self.assertNotIn("checking:", run.before)


if __name__ == "__main__":
    unittest.main()
