import LayoutModel
import LayoutSyntax

/// One line of `recursiveDescription`, or the output of `po view`:
/// `<UILabel: 0x7f…; frame = (0 0; 100 20); text = 'Name'; layer = <_UILabelLayer: 0x…>>`.
///
/// The line can be broken at line ends in the text, or before `layer =` (as lldb prints single views).
struct DescriptionRecord {
    var view: ObservedView
    /// After the closing bracket.
    var end: Int
    /// Why the record is incomplete: the view has the properties that were read before.
    var fault: TextFault?

    /// Whether a record begins here: `<Class: 0x`, or, without addresses, `<Class; `.
    static func begins(at cursor: ByteCursor) -> Bool {
        var cursor = cursor
        guard cursor.skip("<"), cursor.className() != nil else { return false }
        if cursor.isNext("; ") { return true }
        if cursor.skip(": 0x") { return !(cursor.isNext(" - \"")) && !isGuide(cursor) }
        return false
    }

    /// Whether the beginning of an address belongs to a guide, as traces print it: `<UILayoutGuide: 0x1 - "…"`.
    private static func isGuide(_ cursor: ByteCursor) -> Bool {
        var cursor = cursor
        cursor.skip { $0.isHexadecimalDigit }
        return cursor.isNext(" - \"")
    }

    /// Reads the record at the cursor; it ends before the cursor's end.
    ///
    /// - Returns: `nil` if no record begins here.
    static func read(_ start: ByteCursor, place: Place) -> DescriptionRecord? {
        guard begins(at: start) else { return nil }
        var cursor = start
        cursor.advance()
        guard let className = cursor.className() else { return nil }
        var address: String?
        if cursor.skip(": ") { address = cursor.address() }
        var view = ObservedView(className: className, address: address, place: place)
        var fault: TextFault?
        while fault == nil {
            cursor.skipBlanksAndLineEnds()
            if cursor.skip(">") {
                if cursor.skip(" (layer)") { view.isLayer = true }
                return DescriptionRecord(view: view, end: cursor.offset, fault: nil)
            }
            guard cursor.skip(";") else {
                fault = TextFault(
                    cursor.isAtEnd ? "the description is cut off" : "expected \";\" or \">\"",
                    cursor
                )
                break
            }
            cursor.skipBlanksAndLineEnds()
            // `;>` does not begin another property.
            if cursor.isNext(">") { continue }
            fault = readProperty(&cursor, into: &view)
        }
        return DescriptionRecord(view: view, end: cursor.offset, fault: fault)
    }

    /// Reads `key = value` or `key: value`.
    private static func readProperty(_ cursor: inout ByteCursor, into view: inout ObservedView) -> TextFault? {
        let start = cursor
        cursor.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        let key = cursor.string(start.offset..<cursor.offset)
        cursor.skipBlanks()
        guard !key.isEmpty, cursor.skip("=") || cursor.skip(":") else {
            // A single word, such as a state, is skipped.
            return skipValue(&cursor) ? nil : TextFault("the description is cut off", cursor)
        }
        cursor.skipBlanks()
        let valueStart = cursor.offset
        switch key {
        case "baseClass": view.baseClass = cursor.className()
        case "frame":
            if let numbers = cursor.numbers(UInt8(ascii: "("), UInt8(ascii: ")"), count: 4) {
                view.frame = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
        case "transform": view.isTransformed = true
        case "hidden": view.isHidden = cursor.isNext("YES")
        case "autoresize": view.autoresizingMask = mask(&cursor)
        case "contentOffset":
            view.contentOffset = cursor.numbers(UInt8(ascii: "{"), UInt8(ascii: "}"), count: 2).map {
                Point(x: $0[0], y: $0[1])
            }
        case "contentSize":
            view.contentSize = cursor.numbers(UInt8(ascii: "{"), UInt8(ascii: "}"), count: 2).map {
                Size(width: $0[0], height: $0[1])
            }
        case "adjustedContentInset":
            view.contentInset = cursor.numbers(UInt8(ascii: "{"), UInt8(ascii: "}"), count: 4).map {
                EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
            }
        case "text", "title", "placeholder":
            guard cursor.peek() == UInt8(ascii: "'") else { break }
            guard let close = closingQuote(cursor) else {
                cursor.move(to: cursor.end)
                return TextFault("this text has no closing quote", start)
            }
            if view.text == nil || key == "text" { view.text = cursor.string(valueStart + 1..<close) }
            cursor.move(to: close + 1)
            return nil
        default: break
        }
        cursor.move(to: valueStart)
        return skipValue(&cursor) ? nil : TextFault("the description is cut off", cursor)
    }

    /// `W+H`, `RM+BM`, …
    private static func mask(_ cursor: inout ByteCursor) -> Layout.AutoresizingMask? {
        var mask: Layout.AutoresizingMask = []
        while true {
            if cursor.skip("LM") {
                mask.insert(.flexibleLeftMargin)
            } else if cursor.skip("RM") {
                mask.insert(.flexibleRightMargin)
            } else if cursor.skip("TM") {
                mask.insert(.flexibleTopMargin)
            } else if cursor.skip("BM") {
                mask.insert(.flexibleBottomMargin)
            } else if cursor.skip("W") {
                mask.insert(.flexibleWidth)
            } else if cursor.skip("H") {
                mask.insert(.flexibleHeight)
            } else {
                return nil
            }
            if !cursor.skip("+") { return mask }
        }
    }

    /// The closing quote of the text at the cursor. Quotes in the text are not escaped: the closing one is followed by
    /// another property or the end of the record.
    private static func closingQuote(_ cursor: ByteCursor) -> Int? {
        var cursor = cursor
        cursor.advance()
        while !cursor.isAtEnd {
            guard cursor.peek() == UInt8(ascii: "'") else {
                cursor.advance()
                continue
            }
            let quote = cursor.offset
            cursor.advance()
            if cursor.isNext(">") { return quote }
            var next = cursor
            guard next.skip(";") else { continue }
            next.skipBlanksAndLineEnds()
            let key = next.offset
            next.skip { $0.isLetter || $0 == UInt8(ascii: "_") }
            guard next.offset > key else { continue }
            if next.isNext(" = ") || next.isNext(": ") { return quote }
        }
        return nil
    }

    /// Moves to the `;` or `>` that ends a value, past brackets inside it.
    ///
    /// - Returns: `false` if the text ends first.
    private static func skipValue(_ cursor: inout ByteCursor) -> Bool {
        var open: [UInt8] = []
        while let byte = cursor.peek() {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
            case UInt8(ascii: ")"): if open.last == UInt8(ascii: "(") { open.removeLast() }
            case UInt8(ascii: "]"): if open.last == UInt8(ascii: "[") { open.removeLast() }
            case UInt8(ascii: "}"): if open.last == UInt8(ascii: "{") { open.removeLast() }
            case UInt8(ascii: ">"):
                // An unclosed bracket of another kind belongs to a text, not to the record.
                while let last = open.last, last != UInt8(ascii: "<") { open.removeLast() }
                if open.isEmpty { return true }
                open.removeLast()
            case UInt8(ascii: ";"): if open.isEmpty { return true }
            default: break
            }
            cursor.advance()
        }
        return false
    }
}

/// Why a piece of text could not be parsed, and where.
struct TextFault: Equatable {
    /// In lower case, without a full stop.
    var reason: String
    /// The offset in the text.
    var offset: Int

    init(_ reason: String, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    init(_ reason: String, _ cursor: ByteCursor) {
        self.init(reason, offset: cursor.offset)
    }
}
