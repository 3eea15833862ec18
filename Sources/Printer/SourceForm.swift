/// The context that source is written for. Each dialect lists its forms.
public struct SourceForm: Sendable, Hashable {
    /// The surroundings of the source, which determine its declarations.
    public enum Scope: Sendable, Hashable {
        /// The members of an existing class with its outlets and properties.
        case existingClass
        /// A separate file that declares everything.
        case wholeFile
        /// A function: code runs once, and declarations are local.
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
