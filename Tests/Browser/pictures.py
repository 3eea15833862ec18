"""Pages as pixels: scenes of the examples against recorded pictures, with room for other fonts.

    RECORD_PICTURES=1 report.py PROGRAM --all     records them anew, on purpose
"""

import base64
import json
import os

# README's picture, larger.
README = ("fix", "readme", 1180, 790, False)
README_PICTURE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Documentation/Pictures/page.png")
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Pictures")

# The name of a scene, the file, and what is done in its page.
SCENES = [
    ("conflict", "Examples/login-form.json", "0"),
    ("rows", "Examples/console.log", "page.documents[0].open(0)"),
    ("tie", "Examples/hugging-tie.json", "page.documents[0].open(0), page.documents[0].elements.get(0).stop(), page.documents[0].elements.get(0).choose(0), page.documents[0].elements.get(0).stop()"),
    ("fix", "Examples/legacy-dump.json", "(e => { e.slider.value = 1; e.apply(); })(page.documents[0].elements.get(0))"),
    ("view", "Examples/profile-card.json", "page.documents[0].choose(page.documents[0].scene.view('follow'), 'top')"),
    ("narrow", "Examples/profile-card.json", "page.documents[0].sizes.exactly({width: 290, height: 500})"),
    ("cell", "Examples/settings-cell.json", "0"),
    ("stacks", "Examples/nested-stacks.json", "page.documents[0].tabs.show('constraints')"),
    ("scroll", "Examples/article-scroll.json", "page.documents[0].elements.get(0).stop(), page.documents[0].elements.get(0).choose(0), page.documents[0].elements.get(0).stop()"),
    ("rightToLeft", "Examples/right-to-left.json", "page.documents[0].choose(page.documents[0].scene.mainRoot, null)"),
]
LOOKS = [("wide", 1280, 860, False), ("dark", 1280, 860, True), ("phone", 390, 844, False)]

# Both pictures in squares of some pixels: in how many of them the mean color differs.
COMPARE = """(async () => {
  const read = async data => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.ceil(image.width / 6), Math.ceil(image.height / 6)];
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  const [one, other] = [await read(%s), await read(%s)];
  if (one.width !== other.width || one.height !== other.height) return 1;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    if ([0, 1, 2].some(part => Math.abs(one.data[at + part] - other.data[at + part]) > 32)) count += 1;
  }
  return count / (one.data.length / 4);
})()"""


def compared(page, report):
    """Scenes that are not as recorded, each with the part of it that differs; `report` writes the page of a file."""
    is_recording = os.environ.get("RECORD_PICTURES") == "1"
    found = []
    for name, file, steps in SCENES:
        path = report(file)
        for look, width, height, dark in LOOKS + [README[1:]] * (name == README[0]):
            is_readme = look == README[1]
            scale = 1 if is_readme else 0.4
            page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=width < 600)
            page.open(path, dark=dark)
            page.run(f"({steps}, 1)")
            page.run("page.documents.forEach(d => d.elements.forEach(e => e.stop())), scrollTo(0, 0), 1")
            page.settle()
            data = page.call("Page.captureScreenshot", format="png")["data"]
            recorded = README_PICTURE if is_readme else os.path.join(FOLDER, f"{name}-{look}.png")
            if is_recording:
                os.makedirs(FOLDER, exist_ok=True)
                with open(recorded, "wb") as output:
                    output.write(base64.b64decode(data))
                continue
            if not os.path.exists(recorded):
                found.append(f"{name}, {look}: nothing is recorded")
                continue
            page.call("Page.navigate", url="about:blank")
            page.settle()
            with open(recorded, "rb") as file_:
                old = base64.b64encode(file_.read()).decode()
            part = page.run(COMPARE % (json.dumps(data), json.dumps(old)))
            if part > 0.008:
                found.append(f"{name}, {look}: {100 * part:.1f} % of it is not as recorded")
    return found
