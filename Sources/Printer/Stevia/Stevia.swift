import LayoutModel
import SwiftSource

/// Stevia, version 6.2.
struct Stevia: ConstraintLibrary {
    let name = "stevia"
    let title = "Stevia"
    let module = "Stevia"
    let reservedNames = LibraryFunction.names.union([SteviaStatement.keptPriority])
    let obstacles: [LibraryObstacle] = [
        .keepsMask, .foreign, .layoutSupport, .layoutSupportAttribute, .distances, .guideFirst, .margin,
        .guideRelation, .enclosing, .outside,
    ]

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<SteviaStatement> {
        SteviaPlanner(section).calls(names: &names)
    }

    func write(_ calls: [SteviaStatement], to document: inout Document) { SteviaWriter.write(calls, to: &document) }

    /// `title.height(44)`, with the priority set before and restored after it
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        LibraryWriting.lines(for: constraint, in: context) { section, document in
            SteviaPlanner(section).statements(for: constraint).map { SteviaWriter.write($0, to: &document) }
        }
    }
}

extension LibraryObstacle {
    static let guideRelation = LibraryObstacle(
        "it compares with a layout guide in another way than a required equality of edges or centers"
    )
    static let enclosing = LibraryObstacle("its first item is the superview of the second")
    static let outside = LibraryObstacle("its second item is outside the superview of the first")
}

extension Dialect {
    /// Stevia: `title.Top == header.Bottom + 8`.
    public static let stevia = Dialect(Stevia())
}
