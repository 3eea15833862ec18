import LayoutCode

/// The blocks of a file, with the ranges of their statements.
struct CodeBlocks {
    /// By block, outer ones first: its statements.
    private(set) var blocks: [[Range<Int>]] = []

    init(_ text: CodeText) {
        var pending = [0..<text.tokens.count]
        while let block = pending.popLast() {
            var parser = SwiftCodeParser(text.tokens, block)
            let starts = parser.statements().map(\.token)
            var statements: [Range<Int>] = []
            for (place, start) in starts.enumerated() {
                statements.append(
                    text.statement(start, place + 1 < starts.count ? starts[place + 1] : block.upperBound)
                )
            }
            // Two may begin with one token, where the first was not understood.
            blocks.append(statements.filter { !$0.isEmpty })
            // Braces within statements, whatever they are of.
            var index = block.lowerBound
            while index < block.upperBound {
                guard text.is("{", at: index) else {
                    index += 1
                    continue
                }
                let close = text.tokens.end(at: index)
                pending.append(index + 1..<max(index + 1, close - 1))
                index = close
            }
        }
    }
}
