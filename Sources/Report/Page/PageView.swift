import LayoutInspector

/// A view as a page draws it: its outline, its text and its colors. Texts stay texts, and colors are numbers.
struct PageView {
    private let layout: Layout
    private let index: Int
    private let names: ItemNames

    init(_ layout: Layout, _ index: Int, _ names: ItemNames) {
        self.layout = layout
        self.index = index
        self.names = names
    }

    func write(to writer: inout JSONWriter) {
        let view = layout.views[index]
        writer.object { writer in
            writer.member("id", view.id)
            writer.member("name", names[view: index])
            writer.member("class", view.className)
            if view.baseClass != view.className { writer.member("base", view.baseClass) }
            if let parent = view.parent { writer.member("parent", parent) }
            if view.isHidden { writer.member("hidden", true) }
            if let outline = ControlOutline(of: view.baseClass) { writer.member("outline", outline.rawValue) }
            if let offset = view.scroll?.contentOffset, offset.x != 0 || offset.y != 0 {
                writer.member("offset", [offset.x, offset.y])
            }
            if view.isScrollView { writer.member("scrolls", true) }
            if let controller = view.viewController { writer.member("controller", controller) }
            if let insets = view.safeAreaInsets {
                writer.member("safeArea", [insets.top, insets.left, insets.bottom, insets.right])
            }
            if let location = view.location, let line = location.line { writer.member("line", line) }
            looks(of: view, &writer)
        }
    }

    private func looks(of view: Layout.View, _ writer: inout JSONWriter) {
        if let text = ShownText(view, in: ContentContext(of: layout)) {
            writer.key("text")
            writer.object { writer in
                writer.member("string", text.text)
                writer.member("size", text.pointSize)
                writer.member("weight", text.weight.cssValue)
                writer.member("width", text.width)
                writer.member("line", text.lineHeight)
                writer.member("lines", text.mostLines)
                if let alignment = view.attributeText("textAlignment") { writer.member("alignment", alignment) }
            }
        }
        for (key, attribute) in [("background", "backgroundColor"), ("color", "textColor"), ("title", "titleColor")] {
            guard let color = view.attribute(attribute).flatMap(Self.color) else { continue }
            writer.key(key)
            writer.numbers(color)
        }
        if let image = view.attributeText("image", member: "name") ?? view.attributeText("image") {
            writer.member("image", image)
        }
        if view.attribute("isOn") == "true" { writer.member("on", true) }
        if let alpha = view.attributeNumber("alpha"), (0..<1).contains(alpha) { writer.member("alpha", alpha) }
        if let radius = view.attributeNumber("layer.cornerRadius"), radius > 0 { writer.member("radius", radius) }
        if let style = view.attributeText("borderStyle") { writer.member("border", style) }
    }

    /// Red, green, blue and alpha of 0 to 1; `nil` for a color that no document has the components of.
    private static func color(_ json: String) -> [Double]? {
        guard let value = AttributeValue(json: json) else { return nil }
        if let text = value.string {
            return text.hasPrefix("#") ? hexadecimal(text.dropFirst()) : SystemColors.components(of: text)
        }
        if let name = value["systemColor"]?.string ?? value["cocoaTouchSystemColor"]?.string,
            let color = SystemColors.components(of: name)
        {
            return color
        }
        return value.colorComponents?.map { min(max($0, 0), 1) }
    }

    private static func hexadecimal(_ digits: Substring) -> [Double]? {
        guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
        let full = digits.count == 8 ? value : value << 8 | 0xFF
        return [24, 16, 8, 0].map { Double(full >> $0 & 0xFF) / 255 }
    }
}

extension FontWeight {
    /// As style sheets write it.
    fileprivate var cssValue: Int {
        switch self {
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        }
    }
}
