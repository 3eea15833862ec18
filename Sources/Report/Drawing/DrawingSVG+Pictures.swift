import LayoutInspector

/// Pictures of views in SVG files: what of each view lies within the picture's bounds, and the names that fit.
extension Drawing {
    /// Pictures are made no larger than this, in points.
    private static let mostWidth = 960.0

    static func picture(_ picture: Picture) -> (shapes: [DrawingShape], width: Double, height: Double) {
        let bounds = picture.bounds
        guard bounds.width > 0, bounds.height > 0, bounds.width < 1e9, bounds.height < 1e9 else { return ([], 0, 0) }
        let scale = min(1, mostWidth / bounds.width, 4 * mostWidth / bounds.height)
        var shapes: [DrawingShape] = []
        var written: [(box: Picture.Box, x: Double, y: Double, width: Double, height: Double)] = []
        for box in picture.boxes where box.isFinite {
            guard let shown = visible(box.frame, in: bounds) else { continue }
            let (x, y) = ((shown.x - bounds.x) * scale, (shown.y - bounds.y) * scale)
            let (width, height) = (shown.width * scale, shown.height * scale)
            shapes.append(
                .rectangle(x: x, y: y, width: width, height: height, look(of: box.look), tip: box.label)
            )
            if !box.label.isEmpty { written.append((box, x, y, width, height)) }
        }
        var names: [PlacedName] = []
        // What is within others says more than what holds it.
        for (box, x, y, width, height) in written.filter({ !$0.box.isContainer }) + written.filter(\.box.isContainer) {
            let line = box.isContainer ? fontSize : max(fontSize, height / 2 + fontSize / 3)
            let room = min(max(width - 6, 20), max(bounds.width * scale - x - 6, 0))
            if let name = PlacedName(box.label, x: x + 3, y: y + line, room: room, below: bounds.height * scale),
                !names.contains(where: name.overlaps)
            {
                names.append(name)
            }
        }
        for name in names { shapes.append(.text(name.text, x: name.x, y: name.y, .label)) }
        return (shapes, bounds.width * scale, bounds.height * scale)
    }

    /// A name where nothing else is written; its rectangle has it in its tip in any case.
    private struct PlacedName {
        var text: String
        var x: Double
        /// Of the base line.
        var y: Double
        private var width: Double

        /// - Parameters:
        ///   - room: How long it may be, in points.
        ///   - height: That of the picture: a name does not leave it.
        init?(_ label: String, x: Double, y: Double, room: Double, below height: Double) {
            let columns = Int(min(room, 10_000) / (fontSize * characterWidth))
            guard columns > 0 else { return nil }
            text = clipped(printable(label), to: columns, .boxes)
            self.x = x
            self.y = min(y, height - 2)
            width = textWidth(text)
        }

        func overlaps(_ other: PlacedName) -> Bool {
            abs(y - other.y) < fontSize && x < other.x + other.width && other.x < x + width
        }
    }

    /// The part of a frame within bounds; `nil` where there is none.
    private static func visible(_ frame: Rectangle, in bounds: Rectangle) -> Rectangle? {
        let left = max(frame.x, bounds.x)
        let top = max(frame.y, bounds.y)
        let right = min(frame.x + max(0, frame.width), bounds.x + bounds.width)
        let bottom = min(frame.y + max(0, frame.height), bounds.y + bounds.height)
        guard left <= right, top <= bottom else { return nil }
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func look(of look: Picture.Look) -> DrawingShape.Look {
        switch look {
        case .plain: .box
        case .ghost: .ghost
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .moved: .moved
        }
    }
}
