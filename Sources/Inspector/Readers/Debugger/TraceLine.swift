import LayoutModel
import LayoutSyntax

/// One line of `_autolayoutTrace`: `|   *UILabel:0x7f…'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f….minX{id: 13}`.
///
/// iOS 6 and 7 print views in angle brackets, and no attributes. A layout guide is printed as an object with the view
/// that owns it.
struct TraceLine {
    enum Mark {
        /// `•`: the root of a system of equations.
        case host
        /// `*`: placed by constraints.
        case constrained
        /// `+`: placed by its autoresizing mask, which the engine knows as constraints.
        case masked
        /// No mark: the layout engine does not know the view.
        case none
    }

    /// The number of bars before it.
    var depth: Int
    var mark: Mark
    var view: ObservedView
    /// In the form of iOS 6 and 7, whose `*` has less information.
    var isOld: Bool
    var ambiguity: Ambiguity?
    /// `MISSING HOST CONSTRAINTS`: no constraint determines the frame of this host.
    var isHostUntied = false
    /// The part at the end of the line that was not understood.
    var fault: TextFault?

    struct Ambiguity {
        /// The ambiguous attributes by item, in the order of the line; empty if the line does not list them.
        var variables: [(item: String, attribute: FrameAttribute)] = []
    }

    /// The number of bars at the cursor, which moves past them.
    static func skipBars(_ cursor: inout ByteCursor) -> Int {
        var depth = 0
        while true {
            var next = cursor
            next.skipBlanks()
            guard next.skip("|") else { return depth }
            depth += 1
            cursor = next
        }
    }

    /// Reads a line; it ends before the cursor's end.
    ///
    /// - Returns: `nil` if the line is not part of a trace.
    static func read(_ start: ByteCursor, place: Place) -> TraceLine? {
        var cursor = start
        let depth = skipBars(&cursor)
        cursor.skipBlanks()
        let (mark, hasMark) = readMark(&cursor)
        var line: TraceLine
        if cursor.isNext("<") {
            guard let read = bracketed(&cursor, depth: depth, mark: mark, place: place) else { return nil }
            line = read
        } else {
            guard let className = cursor.className(), cursor.skip(":"), let address = cursor.address() else {
                return nil
            }
            line = TraceLine(
                depth: depth,
                mark: mark,
                view: ObservedView(className: className, address: address, place: place),
                isOld: false
            )
            line.view.text = readText(&cursor)
        }
        line.readEnding(&cursor)
        // An object in the middle of a sentence is not a line of a trace.
        if line.fault != nil, depth == 0, !hasMark, line.ambiguity == nil { return nil }
        if !line.isOld, line.view.guide == nil {
            switch mark {
            case .constrained: line.view.translatesMask = false
            case .masked: line.view.translatesMask = true
            case .host, .none: break
            }
        }
        return line
    }

    private static func readMark(_ cursor: inout ByteCursor) -> (mark: Mark, isThere: Bool) {
        if cursor.skip("•") { return (.host, true) }
        if cursor.skip("*") { return (.constrained, true) }
        if cursor.skip("+") { return (.masked, true) }
        return (.none, false)
    }

    /// `<UIView:0x…>`, or `<UILayoutGuide: 0x… - "identifier", layoutFrame = {{x, y}, {w, h}}, owningView = <…>>`.
    private static func bracketed(
        _ cursor: inout ByteCursor,
        depth: Int,
        mark: Mark,
        place: Place
    ) -> TraceLine? {
        guard cursor.skip("<"), let className = cursor.className(), cursor.skip(":") else { return nil }
        if let address = cursor.address() {
            guard cursor.skip(">") else { return nil }
            let view = ObservedView(className: className, address: address, place: place)
            return TraceLine(depth: depth, mark: mark, view: view, isOld: true)
        }
        guard cursor.skip(" "), let address = cursor.address(), cursor.skip(" - \"") else { return nil }
        let start = cursor.offset
        guard let quote = cursor.find("\"") else { return nil }
        var view = ObservedView(className: className, address: address, place: place)
        var guide = ObservedView.ObservedGuide()
        if quote > start { guide.identifier = cursor.string(start..<quote) }
        cursor.move(to: quote + 1)
        if cursor.skip(", layoutFrame = ") { view.frame = frame(&cursor) }
        if cursor.skip(", owningView = ") {
            if let owner = DescriptionRecord.read(cursor, place: place), owner.fault == nil {
                guide.owner = owner.view.address
                cursor.move(to: owner.end)
            } else {
                cursor.move(to: cursor.find(">>") ?? cursor.end)
                _ = cursor.skip(">")
            }
        }
        view.guide = guide
        _ = cursor.skip(">")
        return TraceLine(depth: depth, mark: mark, view: view, isOld: false)
    }

    /// `{{x, y}, {w, h}}`.
    private static func frame(_ cursor: inout ByteCursor) -> Rectangle? {
        let start = cursor
        if cursor.skip("{"), let origin = cursor.numbers(UInt8(ascii: "{"), UInt8(ascii: "}"), count: 2),
            cursor.skip(", "), let size = cursor.numbers(UInt8(ascii: "{"), UInt8(ascii: "}"), count: 2),
            cursor.skip("}")
        {
            return Rectangle(x: origin[0], y: origin[1], width: size[0], height: size[1])
        }
        cursor = start
        return nil
    }

    /// A text in quotes after the address; it can contain quotes itself, and blanks can precede it.
    private static func readText(_ cursor: inout ByteCursor) -> String? {
        var next = cursor
        next.skipBlanks()
        guard next.skip("'") else { return nil }
        let start = next.offset
        let ambiguity = next.find("'- AMBIGUOUS LAYOUT") ?? next.find("' - AMBIGUOUS LAYOUT")
        var close = ambiguity ?? next.find("', MISSING HOST CONSTRAINTS")
        if close == nil {
            var position = cursor.end - 1
            while position >= start, next.bytes[position] != UInt8(ascii: "'") { position -= 1 }
            if position >= start { close = position }
        }
        guard let close else { return nil }
        cursor.move(to: close + 1)
        return cursor.string(start..<close)
    }

    /// The part after an item: ambiguities and missing constraints.
    private mutating func readEnding(_ cursor: inout ByteCursor) {
        while !cursor.isAtEnd {
            cursor.skipBlanksAndLineEnds()
            if cursor.isAtEnd { return }
            if cursor.skip("- AMBIGUOUS LAYOUT for ") {
                ambiguity = ambiguity ?? Ambiguity()
                guard readVariables(&cursor) else { return }
            } else if cursor.skip("- AMBIGUOUS LAYOUT") {
                ambiguity = ambiguity ?? Ambiguity()
            } else if cursor.skip(", MISSING HOST CONSTRAINTS") || cursor.skip("- MISSING HOST CONSTRAINTS") {
                isHostUntied = true
            } else {
                fault = TextFault("the text after the view is not part of a trace", cursor)
                return
            }
        }
    }

    /// `UIView:0x….minX{id: 13}, UIView:0x….Height{id: 16}`.
    ///
    /// - Returns: `false` if the list is cut off or has another form.
    private mutating func readVariables(_ cursor: inout ByteCursor) -> Bool {
        while true {
            cursor.skipBlanks()
            let start = cursor
            guard let mark = cursor.find("{id: "), let dot = lastDot(cursor, before: mark) else {
                fault = TextFault("expected an attribute such as \"….minX{id: 1}\"", start)
                return false
            }
            // A view with a name is printed with the name instead of class and address; it is then this line's view.
            var item = ByteCursor(cursor.bytes, cursor.offset..<dot)
            var address = view.address
            if item.className() != nil, item.skip(":"), let named = item.address() { address = named }
            cursor.move(to: mark)
            _ = cursor.skip("{id: ")
            cursor.skip { $0.isDigit }
            guard cursor.skip("}") else {
                fault = TextFault("the attribute is cut off", cursor)
                return false
            }
            // Others, such as `contentHeight`, belong to no frame.
            if let address, let attribute = Self.attribute(cursor.string(dot + 1..<mark)) {
                ambiguity?.variables.append((address, attribute))
            }
            guard cursor.isNext(", "), !cursor.isNext(", MISSING") else { return true }
            cursor.advance(2)
        }
    }

    private func lastDot(_ cursor: ByteCursor, before limit: Int) -> Int? {
        var position = limit - 1
        while position >= cursor.offset, cursor.bytes[position] != UInt8(ascii: ".") { position -= 1 }
        return position >= cursor.offset ? position : nil
    }

    /// The names of the variables that AppKit and UIKit share.
    private static func attribute(_ name: String) -> FrameAttribute? {
        switch name {
        case "minX", "Left", "left": .minX
        case "minY", "Top", "top": .minY
        case "Width", "width": .width
        case "Height", "height": .height
        default: nil
        }
    }
}
