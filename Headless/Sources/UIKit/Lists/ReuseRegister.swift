/// The classes that code registers for reuse identifiers.
@MainActor
struct ReuseRegister {
    private var classes: [String: AnyClass] = [:]

    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass
    }

    subscript(identifier: String) -> AnyClass? { classes[identifier] }

    /// Raises what UIKit raises where nothing is registered.
    ///
    /// - Parameters:
    ///   - what: `a cell`, as UIKit's messages call it.
    ///   - ending: How UIKit's message ends.
    static func raise(for identifier: String, what: String, ending: String) {
        MisuseReport.raise(
            .internalInconsistency,
            "unable to dequeue \(what) with identifier \(identifier) - must register a nib or a class for the "
                + "identifier\(ending)"
        )
    }

    /// What UIKit says of cells.
    static let cellEnding = " or connect a prototype cell in a storyboard"
}
