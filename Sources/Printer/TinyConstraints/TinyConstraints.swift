import LayoutModel
import SwiftSource

/// TinyConstraints, version 4.
struct TinyConstraints: ConstraintLibrary {
    let name = "tinyconstraints"
    let title = "TinyConstraints"
    let module = "TinyConstraints"
    let reservedNames = LibraryFunction.names
    let obstacles: [LibraryObstacle] = [
        .keepsMask, .foreign, .layoutSupport, .layoutSupportAttribute, .distances, .firstBaseline, .margin,
        .multipliedPosition, .centerInequality, .missingAnchor,
    ]

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<TinyStatement> {
        TinyPlanner(section).calls(names: &names)
    }

    func write(_ calls: [TinyStatement], to document: inout Document) { TinyWriter.write(calls, to: &document) }

    /// `title.height(44, priority: .defaultHigh)`
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        guard let view = constraint.first.flatMap({ context.layout.view(of: $0.item) }),
            let section = context.outline.sectionOfView[view],
            let calls = TinyPlanner(SectionContext(print: context, index: section)).calls(for: constraint)
        else { return nil }
        var document = Document()
        TinyWriter.write(calls, to: &document)
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
            .split(separator: "\n").map(String.init)
    }
}

extension LibraryObstacle {
    static let multipliedPosition = LibraryObstacle("it is a position with a multiplier")
    static let centerInequality = LibraryObstacle("it is an inequality between centers")
}

extension Dialect {
    /// TinyConstraints: `title.topToSuperview()`.
    public static let tinyConstraints = Dialect(TinyConstraints())
}
