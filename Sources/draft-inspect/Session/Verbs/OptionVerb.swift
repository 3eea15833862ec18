enum OptionVerb: SessionVerb {
    static let name = "option"
    static let usage = "[NAME [VALUE]]"
    static let summary = "list the options, show one or set it"
    static var details: String {
        columns(SessionOptions.entries.map { ["  " + $0.name, $0.values.joined(separator: " | "), $0.summary] })
    }
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.option]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 0...2)
        guard let name = arguments.first else {
            return columns(SessionOptions.entries.map { [$0.name, $0.get(session.options), $0.summary] })
        }
        let names = SessionOptions.entries.map(\.name)
        let matches = SessionOptions.entries.filter { $0.name == name || $0.name.hasPrefix(name) }
        guard let entry = matches.first(where: { $0.name == name }) ?? (matches.count == 1 ? matches.first : nil) else {
            var message = "there is no option '\(name)'"
            if let meant = nearest(to: name, in: names) { message += "; did you mean '\(meant)'?" }
            throw SessionError(message + "\noption lists them")
        }
        if arguments.count == 2 {
            guard entry.set(&session.options, arguments[1]) else {
                throw SessionError(
                    "'\(arguments[1])' is no value of \(entry.name)\nit takes \(entry.values.joined(separator: ", "))"
                )
            }
        }
        return "\(entry.name) is \(entry.get(session.options))\n"
    }
}
