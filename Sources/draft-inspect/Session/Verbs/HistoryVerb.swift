import LayoutReport

enum HistoryVerb: SessionQuestion {
    static let name = "history"
    static let usage = "[N]"
    static let summary = "list the lines that you typed; !N runs one again"
    static let details = "Lists twenty if N is missing. !! is the last line."
    static let arguments: [ArgumentKind] = [.words([])]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        let lines = try session.requireTerminal().history()
        var count = 20
        if let argument = arguments.first {
            guard let number = Int(argument), number > 0 else {
                throw .usage("'\(argument)' is not a number of lines")
            }
            count = number
        }
        let width = String(lines.count).count
        return lines.enumerated().suffix(count).map { index, line in
            let number = String(index + 1)
            return String(repeating: " ", count: width - number.count) + number + "  " + printable(line) + "\n"
        }.joined()
    }
}
