"""Drives `draft-inspect mcp` with the official Python client: every tool, bad input, cancellation, large inputs."""

import errno
import json
import os
import pathlib
import shutil
import tempfile
import time
import unittest

import anyio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORM = "Examples/login-form.json"


def plain(result):
    return result.model_dump(by_alias=True)


def text(result):
    return plain(result)["content"][0]["text"]


class ClientTest(unittest.IsolatedAsyncioTestCase):
    async def session(self, work, folder=ROOT):
        program = os.path.abspath(os.environ["DRAFT_INSPECT"])
        server = StdioServerParameters(command=program, args=["mcp"], cwd=str(folder))
        async with stdio_client(server) as (reading, writing):
            async with ClientSession(reading, writing) as session:
                await session.initialize()
                await work(session)

    async def test_every_tool_answers_as_its_schema_says(self):
        calls = {
            "check": {"paths": [FORM]},
            "explain": {"paths": [FORM]},
            "triage": {"paths": ["Examples/console.log"]},
            "why": {"path": FORM, "value": "titleLabel.leading"},
            "solve": {"path": FORM},
            "fixes": {"path": FORM},
            "apply_fix": {"path": FORM, "finding": 1},
            "print": {"path": FORM},
            "same": {"old": FORM, "new": "Examples/settings-cell.json"},
        }

        async def work(session):
            tools = await session.list_tools()
            self.assertEqual(sorted(tool.name for tool in tools.tools), sorted(calls))
            for tool, arguments in calls.items():
                # The client holds the structured result against the schema, and raises where it does not fit.
                result = plain(await session.call_tool(tool, arguments))
                self.assertFalse(result["isError"], tool)
                self.assertTrue(result["structuredContent"], tool)

        await self.session(work)

    async def test_from_a_pasted_log_to_a_fixed_file_by_tools_only(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "form.json")
            shutil.copy(ROOT / FORM, file)

            async def work(session):
                log = (ROOT / "Examples/console.log").read_text()
                self.assertIn("conflict", text(await session.call_tool("explain", {"text": log})))
                before = plain(await session.call_tool("check", {"paths": [file]}))["structuredContent"]
                self.assertEqual(before["summary"]["errors"], 1)
                fixes = plain(await session.call_tool("fixes", {"path": file}))["structuredContent"]
                first = fixes["findings"][0]
                promised = first["finding"]["fixes"][0]["remaining"]
                arguments = {"path": file, "finding": first["number"], "fix": 1, "in_place": True}
                applied = plain(await session.call_tool("apply_fix", arguments))["structuredContent"]
                self.assertEqual(applied["findings_left"], promised)
                after = plain(await session.call_tool("check", {"paths": [file]}))["structuredContent"]
                self.assertEqual(after["summary"]["errors"] + after["summary"]["warnings"], promised)

            # Nothing is written outside of the folder of the server.
            await self.session(work, folder)

    async def test_bad_input_is_told_and_the_server_goes_on(self):
        async def work(session):
            missing = plain(await session.call_tool("solve", {"path": "no such file"}))
            self.assertTrue(missing["isError"])
            self.assertIn("no such file", missing["content"][0]["text"])
            for arguments in [{}, {"paths": 1}, {"paths": ["a"], "text": "b"}, {"path": FORM}]:
                with self.assertRaises(Exception):
                    await session.call_tool("check", arguments)
            broken = plain(await session.call_tool("check", {"text": "{\"format\": \"layout-dump\", "}))
            self.assertIn("expected", json.dumps(broken["structuredContent"]) + broken["content"][0]["text"])
            self.assertFalse(plain(await session.call_tool("check", {"paths": [FORM]}))["isError"])

        await self.session(work)

    async def test_a_log_of_50_megabytes_as_text(self):
        block = (ROOT / "Examples/console.log").read_text()
        noise = "2026-01-01 12:00:00.000 App[1:2] nothing about layout in this line\n" * 700_000
        log = block + noise + block

        async def work(session):
            result = plain(await session.call_tool("triage", {"text": log}))
            self.assertFalse(result["isError"])
            self.assertGreater(result["structuredContent"]["lines"], 700_000)

        await self.session(work)

    async def test_progress_counts_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for number in range(600):
                shutil.copy(ROOT / "Examples/settings-cell.json", os.path.join(folder, f"{number}.json"))

            async def work(session):
                reports = []

                async def note(progress, total, message):
                    reports.append((progress, total, message))

                result = plain(await session.call_tool("check", {"paths": [folder]}, progress_callback=note))
                self.assertFalse(result["isError"])
                self.assertTrue(reports)
                self.assertEqual([step[0] for step in reports], sorted({step[0] for step in reports}))
                self.assertEqual({step[1] for step in reports}, {600})
                self.assertRegex(reports[0][2], r"^checking: \d+ of 600 files$")

            await self.session(work)

    async def test_progress_counts_seconds_of_one_input_and_cancellation_ends_it(self):
        with tempfile.TemporaryDirectory() as folder:
            # Nobody writes to the pipe: without the cancellation the call would wait for ever.
            pipe = os.path.join(folder, "pipe")
            os.mkfifo(pipe)

            async def work(session):
                reports = []
                enough = anyio.Event()

                async def note(progress, total, message):
                    reports.append((progress, total, message))
                    if len(reports) == 2:
                        enough.set()

                async with anyio.create_task_group() as group:
                    group.start_soon(lambda: session.call_tool("check", {"paths": [pipe]}, progress_callback=note))
                    with anyio.fail_after(30):
                        await enough.wait()
                    # The client sends notifications/cancelled for a call that is given up.
                    group.cancel_scope.cancel()
                self.assertEqual(reports[:2], [(1, None, "checking: 1 s"), (2, None, "checking: 2 s")])
                # The process has ended when nobody reads the pipe any more.
                with anyio.fail_after(30):
                    while True:
                        try:
                            os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
                        except OSError as error:
                            self.assertEqual(error.errno, errno.ENXIO)
                            break
                        await anyio.sleep(0.05)
                self.assertFalse(plain(await session.call_tool("check", {"paths": [FORM]}))["isError"])

            await self.session(work)

    async def test_calls_beside_one_that_waits_are_answered(self):
        with tempfile.TemporaryDirectory() as folder:
            pipe = os.path.join(folder, "pipe")
            os.mkfifo(pipe)

            async def work(session):
                async with anyio.create_task_group() as group:
                    group.start_soon(lambda: session.call_tool("check", {"paths": [pipe]}))
                    with anyio.fail_after(60):
                        for _ in range(3):
                            async with anyio.create_task_group() as calls:
                                for _ in range(5):
                                    calls.start_soon(lambda: session.call_tool("solve", {"path": FORM}))
                    group.cancel_scope.cancel()

            await self.session(work)


if __name__ == "__main__":
    unittest.main()
