/// The source of one class in the calls of a library.
struct LibrarySection<Call: LibraryCall>: SourceSection {
    var parts = SourceParts()
    /// The statements that build the hierarchy.
    var hierarchy: [UIKitStatement] = []
    /// The library's calls, in order.
    var calls: [Call] = []
    /// The constraints that the library cannot express.
    var remainder: [Remaining] = []

    /// A constraint in UIKit's own calls, with the comment that explains why.
    struct Remaining: Equatable, Sendable {
        var reason: String
        var constraint: PlainConstraint
    }

    /// The functions that a class calls to set itself up.
    var functions: [String] {
        (parts.configurations.isEmpty ? [] : [ClassShell.configureViews])
            + (hierarchy.isEmpty ? [] : [LibraryFunction.addSubviews])
            + (makesConstraints ? [LibraryFunction.makeConstraints] : [])
    }

    var makesConstraints: Bool { !calls.isEmpty || !remainder.isEmpty }
}

/// The functions of source in the calls of a library.
enum LibraryFunction {
    static let addSubviews = "addSubviews"
    static let makeConstraints = "makeConstraints"

    /// The names that no view may have.
    static let names: Set<String> = [ClassShell.configureViews, ClassShell.setUp, addSubviews, makeConstraints]
}
