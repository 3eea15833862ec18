/// A place in an input file, 1-based.
public struct Place: Sendable, Hashable, Comparable {
    // Layouts store a place for every object: half the width is sufficient.
    private var storedText: Int32 = 0
    private var storedLine: Int32
    private var storedColumn: Int32

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
        get { Int(storedText) }
        set { storedText = Int32(clamping: newValue) }
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.storedText, left.storedLine, left.storedColumn) < (right.storedText, right.storedLine, right.storedColumn)
    }
}
