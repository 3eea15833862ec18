import LayoutInspector

enum OptionVerb: SessionVerb {
    static let name = "option"
    static let usage = "[NAME [VALUE …]]"
    static let summary = "list the options, show one or set it"
    static var details: String {
        columns(
            SessionOptions.declarations.map { declaration in
                ["  " + declaration.name, values(of: declaration), declaration.summary]
            }
        ) + "`none` unsets an option that has no default. Several values are separated by blanks."
    }
    static let arguments: [ArgumentKind] = [.option]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        guard let name = arguments.first else {
            let settings = session.settings
            return .answer(
                columns(SessionOptions.declarations.map { [$0.name, text(of: $0, in: settings), $0.summary] })
            )
        }
        let declaration = try self.declaration(name)
        var settings = session.settings
        var values = Array(arguments.dropFirst())
        if values.isEmpty { return .answer("\(declaration.name) is \(text(of: declaration, in: settings))\n") }
        if values == [unset], declaration.count != .one, !declaration.value.words.contains(unset) { values = [] }
        do throws(OptionFault) {
            try declaration.assign(values, in: &settings)
        } catch {
            var message = error.message
            if case .value(let word) = error.found, let meant = nearest(to: error.element ?? word, in: error.candidates)
            {
                message += "; did you mean '\(meant)'?"
            }
            throw SessionError(message)
        }
        return try session.action(
            toward: settings,
            saying: "\(declaration.name) is \(text(of: declaration, in: settings))"
        )
    }

    /// What unsets a value, where there need be none.
    private static let unset = "none"

    private static func text(
        of declaration: OptionDeclaration<SessionOptions>,
        in settings: SessionOptions
    ) -> String {
        let values = declaration.values(in: settings)
        return values.isEmpty ? unset : values.joined(separator: " ")
    }

    private static func values(of declaration: OptionDeclaration<SessionOptions>) -> String {
        let one = declaration.value == .flag ? "on | off" : declaration.value.placeholder ?? ""
        let words = one.split(separator: "|").joined(separator: " | ")
        return (declaration.value == .flag ? one : words) + (declaration.count == .many ? " …" : "")
    }

    /// The option of a name, or of a unique beginning of one.
    private static func declaration(_ name: String) throws(SessionError) -> OptionDeclaration<SessionOptions> {
        let all = SessionOptions.declarations
        if let declaration = all.first(where: { $0.name == name }) { return declaration }
        let matches = all.filter { $0.name.hasPrefix(name) }
        if matches.count == 1, let only = matches.first { return only }
        var message = "unknown option '\(name)'"
        if let meant = nearest(to: name, in: all.map(\.name)) { message += "; did you mean '\(meant)'?" }
        throw SessionError(message + "\n`option` lists them")
    }
}
