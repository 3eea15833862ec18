import LayoutCode

/// Reads the statements of a library.
protocol StatementReader {
    init(_ file: CodeText, _ names: FileNames)

    /// The statements of a block that make constraints, those that stay as they are with the reason.
    func statements(of block: [Range<Int>]) -> [LayoutStatement]
}

extension StringProtocol {
    /// Without blanks at its ends.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
