import LayoutInspector

/// JSON text in a fixed, readable layout: two spaces per level, short lists on one line. ``JSONOutput`` formats the
/// tokens; this type decides by nesting where lines break.
struct JSONWriter {
    private var output = JSONOutput()
    /// By open container: whether it is on one line.
    private var levels: [Bool] = []
    private var isAfterKey = false
    /// Whether what only readers of records need is written as well.
    var isRecord = false

    /// - Parameter isInline: Whether the whole object is on one line.
    mutating func object(isInline: Bool = false, _ members: (inout JSONWriter) -> Void) {
        openObject(isInline: isInline)
        members(&self)
        closeObject()
    }

    mutating func array(isInline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
        openArray(isInline: isInline)
        elements(&self)
        closeArray()
    }

    /// The key of a member; its value must follow.
    mutating func key(_ key: String) {
        separate()
        output.string(key)
        output.raw(": ")
        isAfterKey = true
    }

    mutating func string(_ string: String) {
        separate()
        output.string(string)
    }

    /// A number; infinite and undefined numbers are written as null, because JSON cannot express them.
    mutating func number(_ number: Double) {
        separate()
        if number.isFinite { output.number(number) } else { output.null() }
    }

    mutating func integer(_ integer: Int) {
        separate()
        output.number(integer)
    }

    mutating func bool(_ bool: Bool) {
        separate()
        output.bool(bool)
    }

    mutating func null() {
        separate()
        output.null()
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

    /// A value that is JSON already.
    mutating func raw(_ json: String) {
        separate()
        output.raw(json)
    }

    // MARK: - For a text that is written piece by piece

    mutating func openObject(isInline: Bool = false) {
        separate()
        output.openObject()
        levels.append(isInline || levels.last == true)
    }

    mutating func openArray(isInline: Bool = false) {
        separate()
        output.openArray()
        levels.append(isInline || levels.last == true)
    }

    mutating func closeObject() {
        guard let isInline = levels.popLast() else { return }
        if isInline { output.closeObject() } else { output.closeObject(level: levels.count) }
        if levels.isEmpty { output.endLine() }
    }

    mutating func closeArray() {
        guard let isInline = levels.popLast() else { return }
        if isInline { output.closeArray() } else { output.closeArray(level: levels.count) }
        if levels.isEmpty { output.endLine() }
    }

    /// The text written since the last call.
    mutating func takeText() -> String { output.takeText() }

    /// The text written and not yet taken.
    var text: String { String(decoding: output.bytes, as: UTF8.self) }

    private mutating func separate() {
        if isAfterKey {
            isAfterKey = false
        } else if let isInline = levels.last {
            if isInline { output.next() } else { output.next(level: levels.count) }
        }
    }
}
