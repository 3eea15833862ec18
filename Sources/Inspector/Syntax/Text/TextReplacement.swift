/// A part of a text file, and the text that takes its place.
public struct TextReplacement: Sendable, Equatable {
    /// A position between two characters, 1-based.
    public struct Position: Sendable, Equatable {
        public var line: Int
        /// In Unicode scalars, of which one is before the second column.
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    public var start: Position
    /// The first character that stays; equal to `start` for text that is only inserted.
    public var end: Position
    public var text: String

    public init(from start: Position, to end: Position, text: String) {
        self.start = start
        self.end = end
        self.text = text
    }
}
