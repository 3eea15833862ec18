import LayoutInspector

extension Drawing {
    /// How every file of ours begins: what is not ours is not overwritten.
    package static let svgBeginning = "<svg xmlns=\"http://www.w3.org/2000/svg\" data-program=\"draft-inspect\""

    private static let margin = 16.0
    private static let gap = 24.0
    private static let lineHeight = 16.0
    /// The width of a character of the font, in parts of its size.
    static let characterWidth = 0.62
    static let fontSize = 11.0

    /// The drawing as a self-contained file: no scripts, no fonts, nothing that is loaded.
    package func svg() -> String {
        let drawn = shapes()
        let size = (Self.number(drawn.width), Self.number(drawn.height))
        let body = drawn.shapes.map(\.svg).joined()
        return "\(Self.svgBeginning) width=\"\(size.0)\" height=\"\(size.1)\" viewBox=\"0 0 \(size.0) \(size.1)\">\n"
            + "<title>\(escapedForXML(title))</title>\n<style>\n\(Self.styles)</style>\n"
            + "<rect class=\"paper\" width=\"\(size.0)\" height=\"\(size.1)\"/>\n\(body)</svg>\n"
    }

    /// What is drawn on white paper, and the size of the paper.
    func shapes() -> (shapes: [DrawingShape], width: Double, height: Double) {
        var shapes: [DrawingShape] = []
        var y = Self.margin
        var width = 320.0
        y += Self.lineHeight
        shapes.append(.text(title, x: Self.margin, y: y - 4, .title))
        width = max(width, Self.textWidth(title) * 1.2)
        for row in rows {
            y += Self.gap / 2
            var x = Self.margin
            var height = 0.0
            for panel in row {
                var top = y
                if !panel.title.isEmpty {
                    top += Self.lineHeight
                    shapes.append(.text(panel.title, x: x, y: top - 4, .name))
                }
                let drawn = Self.content(panel.content)
                shapes.append(.group(x: x, y: top, drawn.shapes))
                x += max(drawn.width, Self.textWidth(panel.title)) + Self.gap
                height = max(height, top - y + drawn.height)
            }
            width = max(width, x - Self.gap - Self.margin)
            y += height
        }
        y += Self.gap / 2
        for text in legend {
            y += Self.lineHeight
            shapes.append(.text(text, x: Self.margin, y: y - 4, .legend))
            width = max(width, Self.textWidth(text))
        }
        return (shapes, width + 2 * Self.margin, y + Self.margin)
    }

    private static let styles = """
        text { font: \(number(fontSize))px ui-monospace, Menlo, Consolas, monospace; fill: #222; }
        .title { font-weight: bold; font-size: 13px; }
        .name { fill: #555; }
        .paper { fill: #fff; }
        .box { fill: #2220; stroke: #444; }
        .ghost { fill: #06c1; stroke: #06c; stroke-dasharray: 4 3; }
        .moved { fill: #0a41; stroke: #084; }
        .error { fill: #d001; stroke: #c00; }
        .warning { fill: #e901; stroke: #b60; }
        .note { fill: #09a1; stroke: #078; }
        .over { fill: #d004; stroke: #c00; }
        .gap { fill: #8881; stroke: #888; stroke-dasharray: 2 2; }
        .label { paint-order: stroke; stroke: #fff; stroke-width: 3; stroke-linejoin: round; }

        """

    private static func content(_ content: Content) -> (shapes: [DrawingShape], width: Double, height: Double) {
        switch content {
        case .picture(let picture): self.picture(picture)
        case .chain(let chain): self.chain(chain)
        case .paths(let paths): self.paths(paths)
        }
    }

    // MARK: Elements

    static func label(_ text: String, _ x: Double, _ y: Double, _ room: Double) -> DrawingShape {
        let columns = max(1, Int(min(room, 10_000) / (fontSize * characterWidth)))
        return .text(clipped(printable(text), to: columns, .boxes), x: x, y: y, .label)
    }

    static func textWidth(_ text: String) -> Double {
        Double(displayWidth(printable(text))) * fontSize * characterWidth
    }

    static func number(_ value: Double) -> String { PointsText.rounded(value) }
}
