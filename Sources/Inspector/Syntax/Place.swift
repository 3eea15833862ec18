/// A place in an input file, 1-based.
public struct Place: Sendable, Hashable, Comparable {
    // Layouts store a place, or none, for every object: half the width is sufficient.
    private var storedLine: Int32
    private var storedColumn: Int32
    private var lowText: UInt16 = 0
    private var highText: UInt8 = 0
    /// Its other value marks an optional without a place, which then takes no more room than one with it.
    private var presence = Presence.present

    private enum Presence: UInt8 { case present, reserved }

    public init(line: Int, column: Int) {
        storedLine = Int32(clamping: line)
        storedColumn = Int32(clamping: column)
    }

    public var line: Int {
        get { Int(storedLine) }
        set { storedLine = Int32(clamping: newValue) }
    }

    /// In UTF-8 bytes.
    public var column: Int {
        get { Int(storedColumn) }
        set { storedColumn = Int32(clamping: newValue) }
    }

    /// The number of the text, if several were read as one layout; else 0.
    public var text: Int {
        get { Int(highText) << 16 | Int(lowText) }
        set {
            let text = min(max(newValue, 0), 0xFF_FFFF)
            lowText = UInt16(truncatingIfNeeded: text)
            highText = UInt8(truncatingIfNeeded: text >> 16)
        }
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.text, left.storedLine, left.storedColumn) < (right.text, right.storedLine, right.storedColumn)
    }
}
