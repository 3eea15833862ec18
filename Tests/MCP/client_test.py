"""Drives `draft-inspect mcp` with the official Python client: every tool, bad input, cancellation, large inputs."""

import base64
import errno
import json
import os
import pathlib
import shutil
import struct
import tempfile
import time
import unittest
import zlib

import anyio
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.types import PaginatedRequestParams

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORM = "Examples/login-form.json"
CARD = """
import UIKit

final class Card: UIView {
    private let title = UILabel()

    init() {
        super.init(frame: .zero)
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: topAnchor),
            title.bottomAnchor.constraint(equalTo: bottomAnchor),
            title.widthAnchor.constraint(equalToConstant: 190),
            widthAnchor.constraint(equalToConstant: 200),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }
}
"""
# Runs until somebody ends it.
ENDLESS = CARD.replace("super.init(frame: .zero)", "super.init(frame: .zero)\n        while true {}")


def plain(result):
    return result.model_dump(by_alias=True)


def text(result):
    return plain(result)["content"][0]["text"]


class ClientTest(unittest.IsolatedAsyncioTestCase):
    async def session(self, work, folder=ROOT, *options):
        program = os.path.abspath(os.environ["DRAFT_INSPECT"])
        server = StdioServerParameters(command=program, args=["mcp", *options], cwd=str(folder))
        async with stdio_client(server) as (reading, writing):
            async with ClientSession(reading, writing) as session:
                await session.initialize()
                await work(session)

    async def test_every_tool_answers_as_its_schema_says(self):
        calls = {
            "check": {"paths": [FORM]},
            "why": {"path": FORM, "value": "titleLabel.leading"},
            "solve": {"path": FORM},
            "fixes": {"path": FORM},
            "apply_fix": {"path": FORM, "finding": 1},
            "print": {"path": FORM},
            "verify": {"path": FORM, "dialect": "snapkit"},
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
                explained = await session.call_tool("check", {"text": log, "detail": "full"})
                self.assertIn("conflict", text(explained))
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
            result = plain(await session.call_tool("check", {"text": log, "detail": "grouped"}))
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

    async def test_findings_of_a_check_and_rules_are_resources_page_by_page(self):
        async def work(session):
            checked = plain(await session.call_tool("check", {"paths": ["Examples"]}))["structuredContent"]
            shown = [finding for file in checked["files"] for finding in file["findings"]]
            found, cursor = [], None
            while True:
                asked = PaginatedRequestParams(cursor=cursor) if cursor else None
                page = await session.list_resources(params=asked)
                found += [str(resource.uri) for resource in page.resources]
                cursor = plain(page).get("nextCursor")
                if not cursor:
                    break
            count = sum(checked["summary"][kind] for kind in ("errors", "warnings", "notes"))
            self.assertEqual(sum("findings/" in uri for uri in found), count)
            self.assertEqual(len(found), len(set(found)))
            self.assertTrue(any(uri.endswith("rules/conflict") for uri in found))
            for finding in shown:
                self.assertIn(finding["uri"], found)
                read = plain(await session.read_resource(finding["uri"]))["contents"][0]
                self.assertEqual(read["mimeType"], "application/json")
                self.assertEqual(json.loads(read["text"])["message"], finding["message"])
            with self.assertRaises(Exception):
                await session.read_resource("draft-inspect:findings/999/1")

        await self.session(work)

    async def test_a_drawing_is_an_image(self):
        async def work(session):
            arguments = {"path": FORM, "drawing": "image", "finding": 1, "fix": 1}
            content = plain(await session.call_tool("solve", arguments))["content"]
            self.assertEqual([part["type"] for part in content], ["text", "image"])
            self.assertEqual(content[1]["mimeType"], "image/png")
            picture = base64.b64decode(content[1]["data"])
            self.assertEqual(picture[:8], b"\x89PNG\r\n\x1a\n")
            width, height = struct.unpack(">II", picture[16:24])
            # All of its rows come out of an independent decompressor.
            start = picture.index(b"IDAT")
            length = struct.unpack(">I", picture[start - 4 : start])[0]
            rows = zlib.decompress(picture[start + 4 : start + 4 + length])
            self.assertEqual(len(rows), height * (width + 1))
            self.assertGreater(len(set(rows)), 3)

        await self.session(work)

    async def test_code_runs_only_if_the_user_allows_it_and_only_in_the_roots(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "Card.swift").write_text(CARD)

            async def refused(session):
                self.assertNotIn("run", [tool.name for tool in (await session.list_tools()).tools])
                with self.assertRaisesRegex(Exception, "--allow-run"):
                    await session.call_tool("run", {"paths": ["Card.swift"], "view": "Card"})

            async def allowed(session):
                self.assertIn("run", [tool.name for tool in (await session.list_tools()).tools])
                result = plain(await session.call_tool("run", {"paths": ["Card.swift"], "view": "Card()"}))
                self.assertFalse(result["isError"], result)
                self.assertIn("conflict", json.dumps(result["structuredContent"]))
                for outside in [str(ROOT / "Examples/App/CartScreen.swift"), "../Card.swift"]:
                    with self.assertRaisesRegex(Exception, "is not run"):
                        await session.call_tool("run", {"paths": [outside], "view": "CartScreen"})

            await self.session(refused, folder)
            await self.session(allowed, folder, "--allow-run")

    async def test_a_layout_is_compiled_and_compared(self):
        async def work(session):
            result = plain(await session.call_tool("verify", {"path": FORM, "dialect": "anchors"}))
            self.assertFalse(result["isError"], result)
            self.assertEqual(result["structuredContent"]["equal"], True)
            self.assertEqual(result["structuredContent"]["compiled"], shutil.which("swiftc") is not None)

        await self.session(work)

    async def test_a_compilation_that_is_cancelled_leaves_no_process(self):
        if not os.path.isdir("/proc") or not shutil.which("swiftc"):
            self.skipTest("needs /proc and a Swift compiler")
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "Card.swift").write_text(ENDLESS)

            def running():
                found = []
                for name in filter(str.isdigit, os.listdir("/proc")):
                    try:
                        if os.readlink(f"/proc/{name}/cwd").startswith(folder) and os.getppid() != int(name):
                            found.append(pathlib.Path(f"/proc/{name}/cmdline").read_bytes())
                    except OSError:
                        pass
                return [command for command in found if b"mcp" not in command]

            async def work(session):
                async with anyio.create_task_group() as group:
                    arguments = {"paths": ["Card.swift"], "view": "Card()"}
                    group.start_soon(lambda: session.call_tool("run", arguments))
                    with anyio.fail_after(200):
                        while not running():
                            await anyio.sleep(0.05)
                    await anyio.sleep(2)
                    group.cancel_scope.cancel()
                with anyio.fail_after(30):
                    while running():
                        await anyio.sleep(0.1)
                self.assertFalse(plain(await session.call_tool("solve", {"path": str(ROOT / FORM)}))["isError"])

            await self.session(work, folder, "--allow-run")

    async def test_every_answer_is_short_and_names_the_call_for_the_rest(self):
        with tempfile.TemporaryDirectory() as folder:
            wide = {"id": "root", "class": "UIView", "frame": [0, 0, 4000, 4000], "subviews": [
                {"id": f"view {number} " + "x" * 60, "class": "UIView", "frame": [number, 0, 10, 10],
                 "translatesAutoresizingMask": False} for number in range(400)]}
            rows = [{"id": f"c{number}{part}", "first": {"item": view["id"], "attribute": attribute},
                     "constant": 10, **({"second": {"item": "root", "attribute": attribute}} if part < 2 else {})}
                    for number, view in enumerate(wide["subviews"])
                    for part, attribute in enumerate(["leading", "top", "width"])]
            dump = {"format": "layout-dump", "version": 1, "roots": [wide], "constraints": rows}
            pathlib.Path(folder, "wide.json").write_text(json.dumps(dump))

            async def work(session):
                for tool, arguments in [
                    ("check", {"paths": ["wide.json"]}), ("check", {"paths": ["wide.json"], "detail": "full"}),
                    ("fixes", {"path": "wide.json"}), ("solve", {"path": "wide.json"}),
                    ("print", {"path": "wide.json", "dialect": "anchors"}),
                    ("why", {"path": "wide.json", "value": "root"}),
                    ("same", {"old": "wide.json", "new": str(ROOT / FORM)}),
                ]:
                    seen = 0
                    for _ in range(3):
                        answer = plain(await session.call_tool(tool, arguments))
                        self.assertFalse(answer["isError"], answer)
                        size = len(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode())
                        self.assertLess(size, 8192, tool)
                        result = answer["structuredContent"]
                        again = [call for call in result.get("next", []) if call["tool"] == tool and
                                 call["arguments"].get("from")]
                        if not again:
                            break
                        self.assertGreater(again[0]["arguments"]["from"], seen)
                        seen = again[0]["arguments"]["from"]
                        self.assertIn("next: " + tool, answer["content"][0]["text"])
                        arguments = again[0]["arguments"]
                    if tool not in ("why", "same"):
                        self.assertGreater(seen, 1, tool)

            await self.session(work, folder)


if __name__ == "__main__":
    unittest.main()
