import LayoutInspector

extension Drawing {
    /// Pixels of a point.
    private static let pixelScale = 2
    /// A picture that would be longer has one for each point: those who look at it would scale it down.
    private static let longestSide = 1_568

    /// Whether a file that begins like this is a picture of ours.
    package static func wrotePNG(_ beginning: [UInt8]) -> Bool {
        beginning.starts(with: PNGFile.signature)
            && String(decoding: beginning.prefix(200), as: UTF8.self).contains(PNGFile.mark)
    }

    /// The drawing as a PNG file, for readers that show no SVG.
    package func png() -> [UInt8] {
        let drawn = shapes()
        let size = (width: max(1, drawn.width.rounded(.up)), height: max(1, drawn.height.rounded(.up)))
        let isLarge = max(size.width, size.height) * Double(Self.pixelScale) > Double(Self.longestSide)
        let scale = isLarge ? 1 : Self.pixelScale
        var canvas = PixelCanvas(width: Int(size.width) * scale, height: Int(size.height) * scale, scale: scale)
        canvas.draw(drawn.shapes, x: 0, y: 0)
        return canvas.png
    }
}

/// Pixels on white paper.
private struct PixelCanvas {
    private let width: Int
    private let height: Int
    private let scale: Int
    /// As 0xRRGGBB.
    private var pixels: [UInt32]

    init(width: Int, height: Int, scale: Int) {
        self.width = width
        self.height = height
        self.scale = scale
        pixels = Array(repeating: 0xFFFFFF, count: width * height)
    }

    var png: [UInt8] {
        var numbers: [UInt32: UInt8] = [:]
        var palette: [UInt32] = []
        let indexed = pixels.map { color -> UInt8 in
            if let number = numbers[color] { return number }
            // Views within views mix more colors than a palette has: later ones take the nearest.
            guard palette.count < 256 else {
                let nearest = palette.indices.min {
                    Self.distance(palette[$0], color) < Self.distance(palette[$1], color)
                }
                let number = UInt8(nearest ?? 0)
                numbers[color] = number
                return number
            }
            let number = UInt8(palette.count)
            palette.append(color)
            numbers[color] = number
            return number
        }
        return PNGFile.bytes(of: indexed, width: width, palette: palette)
    }

    private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
        [16, 8, 0].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.reduce(0, +)
    }

    mutating func draw(_ shapes: [DrawingShape], x: Double, y: Double) {
        for shape in shapes {
            switch shape {
            case .group(let left, let top, let inner): draw(inner, x: x + left, y: y + top)
            case .rectangle(let left, let top, let width, let height, let look, _):
                draw(PixelBox(x: x + left, y: y + top, width: width, height: height, scale: scale), look)
            case .text(let text, let left, let base, let look): write(text, x: x + left, base: y + base, look)
            }
        }
    }

    // MARK: Rectangles

    private struct PixelBox {
        var (left, top, right, bottom): (Int, Int, Int, Int)

        init(x: Double, y: Double, width: Double, height: Double, scale: Int) {
            func pixel(_ value: Double) -> Int { Int((min(max(value, -1e6), 1e6) * Double(scale)).rounded()) }
            (left, top, right, bottom) = (pixel(x), pixel(y), pixel(x + width), pixel(y + height))
        }
    }

    private mutating func draw(_ box: PixelBox, _ look: DrawingShape.Look) {
        let style = PixelStyle(look)
        if style.opacity > 0 {
            for y in max(0, box.top)..<max(0, box.top, min(height, box.bottom)) {
                for x in max(0, box.left)..<max(0, box.left, min(width, box.right)) {
                    mix(style.color, style.opacity, x, y)
                }
            }
        }
        // Lines of one point, half of it on each side of the edge.
        let half = scale / 2
        for step in 0..<scale {
            let offset = step - half
            for x in (box.left - half)..<max(box.left - half, box.right + scale - half) {
                set(style.line, x, box.top + offset, dash: style.dash, at: x - box.left)
                set(style.line, x, box.bottom + offset, dash: style.dash, at: x - box.left)
            }
            for y in box.top..<max(box.top, box.bottom) {
                set(style.line, box.left + offset, y, dash: style.dash, at: y - box.top)
                set(style.line, box.right + offset, y, dash: style.dash, at: y - box.top)
            }
        }
    }

    private mutating func set(_ color: UInt32, _ x: Int, _ y: Int, dash: (on: Int, off: Int)?, at place: Int) {
        if let dash {
            let period = (dash.on + dash.off) * scale
            guard ((place % period) + period) % period < dash.on * scale else { return }
        }
        set(color, x, y)
    }

    private mutating func set(_ color: UInt32, _ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        pixels[y * width + x] = color
    }

    private mutating func mix(_ color: UInt32, _ opacity: UInt32, _ x: Int, _ y: Int) {
        let under = pixels[y * width + x]
        var mixed: UInt32 = 0
        for shift: UInt32 in [16, 8, 0] {
            let (old, new) = (under >> shift & 255, color >> shift & 255)
            mixed |= ((old * (255 - opacity) + new * opacity + 127) / 255) << shift
        }
        pixels[y * width + x] = mixed
    }

    // MARK: Text

    private mutating func write(_ text: String, x: Double, base: Double, _ look: DrawingShape.Look) {
        let isTitle = look == .title
        let advance = Drawing.fontSize * Drawing.characterWidth * (isTitle ? 1.2 : 1) * Double(scale)
        let top = Int((base * Double(scale)).rounded()) - PixelFont.ascent * scale
        let color: UInt32 = look == .name ? 0x555555 : 0x222222
        var left = x * Double(scale)
        for character in printable(text) {
            let rows = PixelFont.rows(of: character)
            let start = Int(left.rounded())
            if look == .label { fill(rows, start, top, 0xFFFFFF, grown: scale) }
            fill(rows, start, top, color, grown: 0)
            if isTitle { fill(rows, start + 1, top, color, grown: 0) }
            left += advance * Double(max(1, displayWidth(String(character))))
        }
    }

    /// - Parameter grown: By how many pixels each dot is larger on every side.
    private mutating func fill(_ rows: [UInt8], _ left: Int, _ top: Int, _ color: UInt32, grown: Int) {
        for (row, bits) in rows.enumerated() {
            for column in 0..<PixelFont.width where bits >> (PixelFont.width - 1 - column) & 1 == 1 {
                for y in (row * scale - grown)..<((row + 1) * scale + grown) {
                    for x in (column * scale - grown)..<((column + 1) * scale + grown) {
                        set(color, left + x, top + y)
                    }
                }
            }
        }
    }
}

/// The colors of SVG files, for pixels.
private struct PixelStyle {
    var color: UInt32 = 0x222222
    /// Of 255.
    var opacity: UInt32 = 0
    var line: UInt32
    var dash: (on: Int, off: Int)?

    init(_ look: DrawingShape.Look) {
        switch look {
        case .ghost: (color, opacity, line, dash) = (0x0066CC, 17, 0x0066CC, (4, 3))
        case .moved: (color, opacity, line) = (0x00AA44, 17, 0x008844)
        case .error: (color, opacity, line) = (0xDD0000, 17, 0xCC0000)
        case .warning: (color, opacity, line) = (0xEE9900, 17, 0xBB6600)
        case .note: (color, opacity, line) = (0x0099AA, 17, 0x007788)
        case .over: (color, opacity, line) = (0xDD0000, 68, 0xCC0000)
        case .gap: (color, opacity, line, dash) = (0x888888, 17, 0x888888, (2, 2))
        case .box, .title, .name, .legend, .label, .paper: line = 0x444444
        }
    }
}
