/// A place in an input file, 1-based.
public struct Place: Sendable, Hashable, Comparable {
    // Layouts hold a place for every object: half the width does.
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

    /// Which of the texts that were read as one layout; 0 where there is only one.
    public var text: Int {
        get { Int(storedText) }
        set { storedText = Int32(clamping: newValue) }
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.storedText, left.storedLine, left.storedColumn) < (right.storedText, right.storedLine, right.storedColumn)
    }
}
