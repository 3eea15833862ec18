"""Inputs of the readers in the shape of real ones, of any size: windows of 100 cells with three views each."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Lookin"))

CELLS = 100
WORDS = ["Order", "Total", "Delivery on Friday", "Change address", "Größe", "Buy it 'now'", "3 items left"]


def cells(window):
    """Addresses of a cell and its label, value and button."""
    for number in range(CELLS):
        base = 0x7F8000000000 + (window * CELLS + number) * 0x1000
        yield number, tuple(f"0x{base + step:x}" for step in (0, 0x100, 0x200, 0x300)), WORDS[number % len(WORDS)]


def window_address(window):
    return f"0x{0x7F7000000000 + window * 0x1000:x}"


def rows(window):
    """Constraints of a window: class, address, body, superview or none."""
    super_ = f"UIView:{window_address(window)}"
    above = None
    for number, (cell, label, value, button), word in cells(window):
        base = 0x600000000000 + (window * CELLS + number) * 0x1000
        own = f"Shop.OrderCell:{cell}"
        text, amount, press = f"UILabel:{label}'{word}'", f"UILabel:{value}", f"UIButton:{button}"
        inside, outside = f"names: '|':{own} ", f"names: '|':{super_} "
        bodies = [
            (f"H:|-(0)-[{own}]", outside), (f"H:[{own}]-(0)-|", outside),
            (f"V:|-(0)-[{own}]", outside) if above is None else (f"V:[{above}]-(0)-[{own}]", None),
            (f"V:[{own}(64)]", None), (f"H:|-(16)-[{text}]", inside), (f"V:|-(12)-[{text}]", inside),
            (f"H:[{text}]-(>=8)-[{amount}]", None), (f"{amount}.firstBaseline == {text}.firstBaseline", None),
            (f"H:[{amount}]-(12)-[{press}]", None), (f"H:[{press}]-(16)-|", inside),
            (f"{press}.centerY == {own}.centerY", None), (f"{press}.width >= 1.5*{press}.height + 4", None),
        ]
        for step, (body, names) in enumerate(bodies):
            yield f"<NSLayoutConstraint:0x{base + step * 0x50:x} {body}   (active{', ' + names if names else ''})>"
        above = own


def hierarchy(window):
    yield (f"<UIWindow: {window_address(window)}; frame = (0 0; 393 852); autoresize = W+H; gestureRecognizers = "
           f"<NSArray: 0x600000c0; count = 2>; layer = <UIWindowLayer: 0x6000022>>")
    for number, (cell, label, value, button), word in cells(window):
        layer = "layer = <CALayer: 0x600002abc000>"
        yield f"   | <Shop.OrderCell: {cell}; baseClass = UIView; frame = (0 {number * 64}; 393 64); {layer}>"
        yield (f"   |    | <UILabel: {label}; frame = (16 12; 121.333 20.3333); text = '{word}'; "
               f"userInteractionEnabled = NO; {layer}>")
        yield f"   |    | <UILabel: {value}; frame = (200 12; 80 20.5); userInteractionEnabled = NO; {layer}>"
        yield f"   |    | <UIButton: {button}; frame = (297 15; 80 34.5); opaque = NO; {layer}>"


def trace(window):
    yield f"•UIWindow:{window_address(window)}"
    for number, (cell, label, value, button), word in cells(window):
        yield f"|   *Shop.OrderCell:{cell}"
        yield f"|   |   *UILabel:{label}'{word}'"
        open_ = f"- AMBIGUOUS LAYOUT for UILabel:{value}.minX{{id: {number}}}" if number % 20 == 0 else ""
        yield f"|   |   *UILabel:{value}{open_}"
        yield f"|   |   *UIButton:{button}"


def dump(window):
    views, constraints = [], []
    for number, (cell, label, value, button), word in cells(window):
        views.append({
            "id": cell, "class": "Shop.OrderCell", "baseClass": "UIView", "frame": [0, number * 64, 393, 64],
            "translatesAutoresizingMask": False,
            "subviews": [
                {"id": label, "class": "UILabel", "text": word, "frame": [16, 12, 121.333, 20.3333],
                 "intrinsicContentSize": [121.33333333333333, 20.333333333333332], "contentHugging": [251, 251]},
                {"id": value, "class": "UILabel", "frame": [200, 12, 80, 20.5], "intrinsicContentSize": [80, 20.5]},
                {"id": button, "class": "UIButton", "frame": [297, 15, 80, 34.5], "identifier": f"press.{number}"},
            ]})
        ties = [(label, "leading", cell, 16), (label, "top", cell, 12), (value, "top", label, 0),
                (button, "trailing", cell, -16), (button, "centerY", cell, 0)]
        for step, (first, attribute, second, constant) in enumerate(ties):
            constraints.append({
                "id": f"{cell}.{step}", "first": {"item": first, "attribute": attribute},
                "second": {"item": second, "attribute": attribute}, "constant": constant, "isActive": True})
    root = {"id": window_address(window), "class": "UIWindow", "frame": [0, 0, 393, 852], "subviews": views}
    return root, constraints


def interface_builder(window):
    yield f'<scene sceneID="s{window}"><objects><viewController id="c{window}" customClass="OrdersController">'
    yield f'    <view key="view" contentMode="scaleToFill" id="w{window}">'
    yield '        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\n        <subviews>'
    ties = []
    for number, _, word in cells(window):
        own = f"w{window}-{number}"
        word = word.replace("'", "&apos;")
        yield f'''            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{own}" customClass="OrderCell">
                <rect key="frame" x="0.0" y="{number * 64}" width="393" height="64"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="{word}" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{own}-l">
                        <rect key="frame" x="16" y="12" width="121.5" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{own}-b">
                        <rect key="frame" x="297" y="15" width="80" height="34"/>
                        <state key="normal" title="Buy"/>
                    </button>
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="{own}-l" firstAttribute="leading" secondItem="{own}" secondAttribute="leading" constant="16" id="{own}-1"/>
                    <constraint firstItem="{own}-l" firstAttribute="top" secondItem="{own}" secondAttribute="top" constant="12" id="{own}-2"/>
                    <constraint firstAttribute="trailing" secondItem="{own}-b" secondAttribute="trailing" constant="16" id="{own}-3"/>
                    <constraint firstItem="{own}-b" firstAttribute="centerY" secondItem="{own}" secondAttribute="centerY" id="{own}-4"/>
                    <constraint firstAttribute="height" constant="64" id="{own}-5"/>
                </constraints>
            </view>'''
        above = f'secondItem="w{window}-{number - 1}" secondAttribute="bottom"' if number else \
            f'secondItem="w{window}" secondAttribute="top"'
        ties += [f'firstItem="{own}" firstAttribute="top" {above} id="{own}-6"',
                 f'firstItem="{own}" firstAttribute="leading" secondItem="w{window}" secondAttribute="leading" id="{own}-7"',
                 f'firstAttribute="trailing" secondItem="{own}" secondAttribute="trailing" id="{own}-8"']
    yield "        </subviews>\n        <constraints>"
    for tie in ties:
        yield f"            <constraint {tie}/>"
    yield f'        </constraints>\n    </view>\n</viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f{window}" sceneMemberID="firstResponder"/></objects></scene>'


def visual_format(window):
    for number in range(CELLS):
        n = f"{window}_{number}"
        yield f"H:|-16-[title{n}]-(>=8)-[value{n}(>=40,<=120@750)]-12-[button{n}(80)]-16-|"
        yield f"V:|-12-[title{n}(value{n})]-(>=12@999)-|"
        yield f"V:|-[button{n}(==34)]"


def log(window):
    """A conflict of a cell behind about 150 lines of others."""
    texts = list(rows(window))
    for number in range(0, CELLS, 4):
        for line in range(150):
            yield (f"2026-11-20 10:{line % 60:02}:{number % 60:02}.{line * 7919 % 1000000:06}+0100 Shop[4211:88{line:04}] "
                   f"[Network] task <{line * 2654435761 % 2 ** 32:08x}> finished with status 200, {line * 37} bytes")
        yield (f"2026-11-20 10:00:{number % 60:02}.000000+0100 Shop[4211:880000] [LayoutConstraints] Unable to simultaneously "
               "satisfy constraints.")
        yield "\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: "
        yield "(\n" + ",\n".join(f'    "{text}"' for text in texts[number * 12 + 3:number * 12 + 12]) + "\n)\n"
        yield "Will attempt to recover by breaking constraint \n" + texts[number * 12 + 8] + "\n"
        yield "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger."


def lines_until(size, lines, start="", end=""):
    parts, length, window = [start], len(start), 0
    while length < size:
        for line in lines(window):
            parts.append(line)
            length += len(line) + 1
        window += 1
    return "\n".join(parts + [end])


def lookin(size):
    import make_documents as lookin_documents

    # About 5.6 kB a cell in the archive.
    document = lookin_documents.Document()
    windows = []
    for window in range(max(1, size // 260_000)):
        items = []
        for number, addresses, word in cells(window):
            own, label, value, button = ((address, list(names)) for address, names in zip(addresses, [
                ["Shop.OrderCell"] + lookin_documents.UIVIEW, ["UILabel"] + lookin_documents.UIVIEW,
                ["UILabel"] + lookin_documents.UIVIEW, ["UIButton", "UIControl"] + lookin_documents.UIVIEW]))
            archive = document.archive

            def constraints(*list_):
                value = archive.array(list(list_))
                return document.attributes([("al_c_c", value)])

            tie = document.constraint(label, lookin_documents.LEADING, own, lookin_documents.LEADING, constant=16.0)
            drop = document.constraint(label, lookin_documents.TOP, own, lookin_documents.TOP, constant=12.0)
            items.append(document.item(own, (0, number * 64, 393, 64), constraints(tie, drop), [
                document.item(label, (16, 12, 121, 20), constraints(tie, drop)),
                document.item(value, (200, 12, 80, 20)), document.item(button, (297, 15, 80, 34))]))
        address = (window_address(window), ["UIWindow"] + lookin_documents.UIVIEW)
        windows.append(document.item(address, (0, 0, 393, 852), None, items))
    return document.data(windows)


def make(name, size):
    """The bytes of an input of at least about a size."""
    if name == "lookin":
        return lookin(size)
    if name == "dump":
        window, length, roots, constraints = 0, 0, [], []
        while length < size:
            root, ties = dump(window)
            length += len(json.dumps([root, ties], indent=1))
            roots.append(root)
            constraints += ties
            window += 1
        return json.dumps({"format": "layout-dump", "version": 1, "source": {"kind": "runtime"}, "roots": roots,
                           "constraints": constraints}, indent=1, ensure_ascii=False).encode()
    if name == "ib":
        start = ('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard'
                 '.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" '
                 'useTraitCollections="YES" useSafeAreas="YES">\n<device id="retina6_12" orientation="portrait"/>\n<scenes>')
        return lines_until(size, interface_builder, start, "</scenes>\n</document>").encode()
    lines = {"hierarchy": hierarchy, "trace": trace, "constraints": rows, "vfl": visual_format, "log": log}[name]
    return lines_until(size, lines).lstrip("\n").encode()


if __name__ == "__main__":
    sys.stdout.buffer.write(make(sys.argv[1], int(sys.argv[2])))
