import LayoutModel
import LayoutSyntax

/// One line of AppKit's `_subtreeDescription`:
/// `  [   AF      LU ] h=-&- v=-&- NSButton 0x7f… "Push" f=(10,6,57,16) b=(-) => <…>`.
struct SubtreeLine {
    /// Blanks before the bracket, two per level.
    var indentation: Int
    var view: ObservedView
    /// As printed: y grows upwards unless the superview is flipped.
    var frame: Rectangle?
    /// Set if they differ from the frame's size at (0, 0).
    var bounds: Rectangle?
    /// Whether y grows downwards in this view.
    var isFlipped: Bool
    /// The marks before, for and after the size: `true` if that part is flexible; y as in AppKit.
    var horizontal: [Bool]
    var vertical: [Bool]
    var fault: TextFault?

    /// Whether the line begins such a description: `[`, flags, `] h=`.
    static func begins(at cursor: ByteCursor) -> Bool {
        var cursor = cursor
        guard cursor.skip("[") else { return false }
        let limit = cursor.offset + 40
        while let byte = cursor.peek(), byte != UInt8(ascii: "]"), byte >= 0x20, cursor.offset < limit {
            cursor.advance()
        }
        return cursor.skip("] h=")
    }

    /// The line that explains the flags.
    static func isLegend(_ cursor: ByteCursor) -> Bool {
        cursor.isNext("A=autoresizesSubviews")
    }

    static func read(_ start: ByteCursor, indentation: Int, place: Place) -> SubtreeLine? {
        guard begins(at: start) else { return nil }
        var cursor = start
        cursor.advance()
        var flags: [UInt8] = []
        while let byte = cursor.peek(), byte != UInt8(ascii: "]") {
            flags.append(byte)
            cursor.advance()
        }
        _ = cursor.skip("] ")
        guard cursor.skip("h="), let horizontal = marks(&cursor), cursor.skipBlanks(), cursor.skip("v="),
            let vertical = marks(&cursor), cursor.skipBlanks(), let className = cursor.className()
        else { return nil }
        cursor.skipBlanks()
        let address = cursor.address()
        var line = SubtreeLine(
            indentation: indentation,
            view: ObservedView(className: className, address: address, place: place),
            isFlipped: flags.contains(UInt8(ascii: "F")),
            horizontal: horizontal,
            vertical: vertical
        )
        // "h" means that an ancestor is hidden; that view's own line shows it.
        line.view.isHidden = flags.contains(UInt8(ascii: "H"))
        line.view.isTransformed = flags.contains(UInt8(ascii: "S"))
        cursor.skipBlanks()
        if cursor.peek() == UInt8(ascii: "\"") {
            let start = cursor.offset + 1
            if let close = cursor.find("\" f=(") {
                line.view.text = cursor.string(start..<close)
                cursor.move(to: close + 1)
            }
        }
        cursor.skipBlanks()
        guard let frame = cursor.find("f=(") else {
            line.fault = TextFault("expected a frame such as \"f=(0,0,10,10)\"", cursor)
            return line
        }
        cursor.move(to: frame + 2)
        guard let numbers = cursor.numbers(UInt8(ascii: "("), UInt8(ascii: ")"), count: 4) else {
            line.fault = TextFault("expected the four numbers of a frame", cursor)
            return line
        }
        line.frame = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        cursor.skipBlanks()
        if cursor.skip("b="), let bounds = cursor.numbers(UInt8(ascii: "("), UInt8(ascii: ")"), count: 4) {
            line.bounds = Rectangle(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
        }
        return line
    }

    /// Three of `-` (fixed) and `&` (flexible).
    private static func marks(_ cursor: inout ByteCursor) -> [Bool]? {
        var marks: [Bool] = []
        for _ in 0..<3 {
            if cursor.skip("-") {
                marks.append(false)
            } else if cursor.skip("&") {
                marks.append(true)
            } else {
                return nil
            }
        }
        return marks
    }

    /// The frame with y down, and the mask in UIKit's terms, in a superview of the same output; `nil`: none.
    func placed(in superview: SubtreeLine?) -> (frame: Rectangle?, mask: Layout.AutoresizingMask) {
        // Without a superview, y cannot be converted.
        let isUpwards = superview.map { !$0.isFlipped } ?? false
        var mask: Layout.AutoresizingMask = []
        if horizontal[0] { mask.insert(.flexibleLeftMargin) }
        if horizontal[1] { mask.insert(.flexibleWidth) }
        if horizontal[2] { mask.insert(.flexibleRightMargin) }
        if vertical[0] { mask.insert(isUpwards ? .flexibleBottomMargin : .flexibleTopMargin) }
        if vertical[1] { mask.insert(.flexibleHeight) }
        if vertical[2] { mask.insert(isUpwards ? .flexibleTopMargin : .flexibleBottomMargin) }
        guard var frame, let superview else { return (self.frame, mask) }
        let size = superview.frame?.size
        guard let area = superview.bounds ?? size.map({ Rectangle(x: 0, y: 0, width: $0.width, height: $0.height) })
        else { return (isUpwards ? nil : frame, mask) }
        frame.x -= area.x
        frame.y = isUpwards ? area.y + area.height - frame.y - frame.height : frame.y - area.y
        return (frame, mask)
    }
}
