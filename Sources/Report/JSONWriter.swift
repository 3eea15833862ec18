/// Writes JSON text in a fixed, readable layout: two spaces a level, short lists on one line.
struct JSONWriter {
    private(set) var text = ""
    private var levels: [Level] = []
    private var isAfterKey = false

    private struct Level {
        var isInline: Bool
        var isEmpty = true
    }

    /// - Parameter isInline: Whether all of the object stands on one line.
    mutating func object(isInline: Bool = false, _ members: (inout JSONWriter) -> Void) {
        nested("{", "}", isInline: isInline, members)
    }

    mutating func array(isInline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
        nested("[", "]", isInline: isInline, elements)
    }

    /// The key of a member; its value must follow.
    mutating func key(_ key: String) {
        separate()
        quote(key)
        text += ": "
        isAfterKey = true
    }

    mutating func string(_ string: String) {
        separate()
        quote(string)
    }

    /// A number; what is not finite is written as null, as JSON has no word for it.
    mutating func number(_ number: Double) {
        separate()
        text += number.isFinite ? numberText(number) : "null"
    }

    mutating func integer(_ integer: Int) {
        separate()
        text += String(integer)
    }

    mutating func bool(_ bool: Bool) {
        separate()
        text += bool ? "true" : "false"
    }

    mutating func null() {
        separate()
        text += "null"
    }

    mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: Double) {
        key(name)
        number(value)
    }

    mutating func member(_ name: String, _ value: Int) {
        key(name)
        integer(value)
    }

    mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    mutating func member(_ name: String, _ values: [String]) {
        key(name)
        array(isInline: true) { writer in
            for value in values { writer.string(value) }
        }
    }

    mutating func member(_ name: String, _ values: [Double]) {
        key(name)
        array(isInline: true) { writer in
            for value in values { writer.number(value) }
        }
    }

    private mutating func nested(
        _ open: String,
        _ close: String,
        isInline: Bool,
        _ content: (inout JSONWriter) -> Void
    ) {
        self.open(open, isInline: isInline)
        content(&self)
        self.close(close)
    }

    /// Begins an object or an array, for a text that is written piece by piece.
    mutating func open(_ bracket: String, isInline: Bool = false) {
        separate()
        text += bracket
        levels.append(Level(isInline: isInline || levels.last?.isInline == true))
    }

    /// Ends the innermost object or array.
    mutating func close(_ bracket: String) {
        guard let level = levels.popLast() else { return }
        if !level.isEmpty, !level.isInline { newLine() }
        text += bracket
        if levels.isEmpty { text += "\n" }
    }

    /// What was written since the last time.
    mutating func takeText() -> String {
        defer { text = "" }
        return text
    }

    private mutating func separate() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        guard var level = levels.last else { return }
        if !level.isEmpty { text += level.isInline ? ", " : "," }
        level.isEmpty = false
        levels[levels.count - 1] = level
        if !level.isInline { newLine() }
    }

    private mutating func newLine() {
        text += "\n" + String(repeating: "  ", count: levels.count)
    }

    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
