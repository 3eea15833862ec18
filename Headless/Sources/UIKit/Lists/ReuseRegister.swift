/// The classes that code registers for reuse identifiers.
///
/// Without the Objective-C runtime no cell can be made from its class, since initializers of cells are not required ones.
/// Lists ask for no cells here; code that does ends with a message.
@MainActor
struct ReuseRegister {
    private var classes: [String: AnyClass] = [:]

    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass
    }

    func contains(_ identifier: String) -> Bool { classes[identifier] != nil }

    /// Raises what UIKit raises if nothing is registered, else that it cannot be made.
    ///
    /// - Parameters:
    ///   - what: `a cell`, as UIKit's messages call it.
    ///   - ending: How UIKit's message ends.
    func raise(for identifier: String, what: String, ending: String) {
        guard let viewClass = classes[identifier] else {
            MisuseReport.raise(
                .internalInconsistency,
                "unable to dequeue \(what) with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier\(ending)"
            )
            return
        }
        let name = ClassName.text(of: viewClass)
        MisuseReport.raise(
            .internalInconsistency,
            "\(what) of \(name) cannot be made from its identifier without the Objective-C runtime; make it with an "
                + "initializer of \(name)"
        )
    }
}
