import LayoutSyntax

extension InterfaceBuilderDocument {
    /// The font of a text as `{"name":…,"weight":…,"style":…,"size":…}`; the size is always present, in points.
    func font(of element: Int) -> String? {
        if let description = child(element, "fontDescription", key: "fontDescription") {
            return font(description, isMac: false)
        }
        guard let cell = cell(of: element), let font = tree.child(of: cell, "font", key: "font") else {
            return attributedFont(of: element)
        }
        return self.font(font, isMac: true)
    }

    /// An attributed text has a font for each fragment: the largest of them needs the most space.
    private func attributedFont(of element: Int) -> String? {
        var largest: (element: Int, size: Double)?
        let state = child(element, "state", key: "normal")
        let texts = [
            child(element, "attributedString", key: "attributedText"),
            state.flatMap { child($0, "attributedString", key: "attributedTitle") },
        ]
        for case let text? in texts {
            for fragment in tree.children(of: text) {
                guard let attributes = tree.child(of: fragment, "attributes"),
                    let font = tree.child(of: attributes, "font", key: "NSFont"),
                    let size = tree[font, "size"].flatMap(Double.init), size.isFinite, size > largest?.size ?? 0
                else { continue }
                largest = (font, size)
            }
        }
        return largest.map { font($0.element, isMac: platform == .macOS) }
    }

    private func font(_ element: Int, isMac: Bool) -> String {
        var members: [(key: String, json: String)] = []
        for key in ["name", "family", "type", "weight", "width", "style", "metaFont"] as [XMLName] {
            if let text = tree[element, key] { members.append((key.description, JSONText.string(text))) }
        }
        let stated = (tree[element, "pointSize"] ?? tree[element, "size"]).flatMap(Double.init)
        let usual = isMac ? metaFontSize(tree[element, "metaFont"]) : textStyleSize(tree[element, "style"])
        members.append(("size", JSONText.number(stated ?? usual)))
        return JSONText.object(members)
    }

    /// The sizes of UIKit's text styles at the default content size (Human Interface Guidelines, Typography, "Large").
    private func textStyleSize(_ style: String?) -> Double {
        switch style {
        case "UICTFontTextStyleTitle0", "UICTFontTextStyleLargeTitle": 34
        case "UICTFontTextStyleTitle1": 28
        case "UICTFontTextStyleTitle2": 22
        case "UICTFontTextStyleTitle3": 20
        case "UICTFontTextStyleCallout": 16
        case "UICTFontTextStyleSubhead": 15
        case "UICTFontTextStyleFootnote": 13
        case "UICTFontTextStyleCaption1": 12
        case "UICTFontTextStyleCaption2": 11
        default: 17
        }
    }

    /// The sizes of AppKit's meta fonts (NSFont.systemFontSize and related properties).
    private func metaFontSize(_ name: String?) -> Double {
        switch name {
        case "smallSystem", "smallSystemBold", "message", "toolTip", "cellTitle", "menu": 11
        case "miniSystem", "miniSystemBold": 9
        case "label": 10
        default: 13
        }
    }
}
