"""A Chromium without a window, driven over a pipe by its DevTools protocol: Python's own library is enough."""

import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def find():
    """The path of a browser; None where there is none."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """One page at a time."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp()
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def connect():
            # The browser reads from descriptor 3 and writes to 4.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
            "--user-data-dir=" + self.profile, "--window-size=1400,1000", "about:blank",
        ]
        self.process = subprocess.Popen(
            arguments, preexec_fn=connect, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.count = 0
        self.events = []
        self.session = None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"]:
            self.call(domain + ".enable")

    def receive(self):
        while b"\0" not in self.buffer:
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise EOFError("the browser ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, path, dark=False):
        """Opens a file, and forgets what was seen of pages before."""
        value = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])
        self.events = []
        self.call("Page.navigate", url="file://" + path)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def run(self, script):
        """The value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def settle(self):
        """Until what was asked for by events is done and drawn."""
        self.run("new Promise(done => setTimeout(() => requestAnimationFrame(() => done(true)), 30))")

    def key(self, key, text=None):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowRight": 39, "ArrowLeft": 37, "End": 35, "Home": 36}
        text = text if text is not None else key if len(key) == 1 else "\r" if key == "Enter" else None
        parameters = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key.upper()) if len(key) == 1 else 0)}
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)
        self.settle()

    def click(self, selector, place="center"):
        """Presses the pointer on an element; at its left edge for one whose middle others cover."""
        box = self.run(
            "(() => { const e = document.querySelector(%s); e.scrollIntoView({block: 'center'});"
            " const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })()" % json.dumps(selector))
        x = box[0] + (box[2] / 2 if place == "center" else 2)
        y = box[1] + (box[3] / 2 if place == "center" else 2)
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def faults(self):
        """What went wrong in the page: exceptions, refused scripts, and anything that was loaded."""
        faults = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                faults.append(parameters["exceptionDetails"].get("exception", {}).get("description", "exception"))
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ["error", "warning"]:
                faults.append(parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent" and parameters["type"] != "Document":
                faults.append("loaded " + parameters["request"]["url"])
            elif method == "Page.javascriptDialogOpening":
                faults.append("a dialog: " + parameters["message"])
        return faults

    def nodes(self, is_complete):
        """What a screen reader has: roles and names, as soon as they hold what is looked for.

        Chromium builds the tree some time after the page has loaded, in pieces; what is still missing after ten
        seconds is missing.
        """
        end = time.monotonic() + 10
        while True:
            self.settle()
            nodes = self.call("Accessibility.getFullAXTree")["nodes"]
            found = [(n.get("role", {}).get("value"), n.get("name", {}).get("value", ""))
                     for n in nodes if not n.get("ignored")]
            if is_complete(found) or time.monotonic() > end:
                return found

    def screenshot(self, path):
        import base64
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.process.terminate()
        self.process.wait()
        os.close(self.output)
        os.close(self.input)
        # The browser's own processes end after it, and may still write there.
        shutil.rmtree(self.profile, ignore_errors=True)
