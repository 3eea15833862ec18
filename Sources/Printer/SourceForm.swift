/// What source is to be put into. A dialect lists the forms that it has.
public struct SourceForm: Sendable, Hashable {
    /// Where the source stands, which decides what it has to declare.
    public enum Scope: Sendable, Hashable {
        /// Among the members of a class that is there, with its outlets and properties.
        case existingClass
        /// A file of its own, which declares everything.
        case wholeFile
        /// In a function, where code runs once and declarations are local.
        case function
    }

    /// The name on the command line: lower case.
    public let name: String
    public let scope: Scope
    /// What the form prints, as a noun phrase.
    public let summary: String

    public init(name: String, scope: Scope, summary: String) {
        self.name = name
        self.scope = scope
        self.summary = summary
    }

    public static let plan = SourceForm(
        name: "plan",
        scope: .existingClass,
        summary: "what an existing class needs"
    )
    public static let `class` = SourceForm(
        name: "class",
        scope: .wholeFile,
        summary: "a file that compiles by itself"
    )
    public static let statements = SourceForm(
        name: "statements",
        scope: .function,
        summary: "code that runs once"
    )
}

extension SourceForm: CustomStringConvertible {
    public var description: String { name }
}
