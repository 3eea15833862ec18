import LayoutInspector
import LayoutPrinter

/// In which library's calls the code of fixes is written.
struct FixChoice: Sendable, Equatable {
    /// UIKit's own, which everybody has.
    var dialect = Dialect.anchors.name

    static let declarations: [OptionDeclaration<FixChoice>] = [
        OptionDeclaration(
            "dialect",
            "the layout library to use in the code of fixes",
            value: .word(Dialects.all.map(\.name), called: "dialect")
        ) { choice in
            [choice.dialect]
        } write: { choice, values in
            choice.dialect = values.first ?? Dialect.anchors.name
        }
    ]
}

/// The library of the code of fixes.
enum FixTable: OptionTable {
    static let declarations = FixChoice.declarations
    static let defaults = FixChoice()
}

extension DeclaredOptions<FixTable> {
    /// - Parameter configured: What a configuration sets.
    func dialect(over configured: OptionAssignments = OptionAssignments()) throws(CommandFailure) -> Dialect {
        let name = try options(over: configured).dialect
        return Dialects.all.first { $0.name == name } ?? .anchors
    }
}
