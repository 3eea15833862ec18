import LayoutPrinter

enum AutoIdentifiersVerb: SessionVerb {
    static let name = "auto-identifiers"
    static let usage = "[none | views | constraints | all]"
    static let summary = "choose what `print` adds identifiers to"
    static let arguments: [ArgumentKind] = [.words(PrintOptions.AutoIdentifiers.allCases.map(\.rawValue))]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...1)
        return try OptionVerb.action([name] + arguments, in: session)
    }
}
