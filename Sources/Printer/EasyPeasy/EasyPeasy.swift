import LayoutModel
import SwiftSource

/// EasyPeasy, version 1.10.
struct EasyPeasy: ConstraintLibrary {
    let name = "easypeasy"
    let title = "EasyPeasy"
    let module = "EasyPeasy"
    let reservedNames = LibraryFunction.names.union(["easy", "owningView"])
    let obstacles: [LibraryObstacle] = [
        .keepsMask, .foreign, .layoutSupport, .layoutSupportAttribute, .layoutSupportSize, .distances, .replacing,
    ]

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<EasyStatement> {
        EasyPlanner(section).calls(names: &names)
    }

    func write(_ calls: [EasyStatement], to document: inout Document) { EasyWriter.write(calls, to: &document) }

    /// `title.easy.layout(Height(44))`
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        LibraryWriting.lines(for: constraint, in: context) { section, document in
            EasyPlanner(section).statements(for: constraint).map { EasyWriter.write($0, to: &document) }
        }
    }
}

extension LibraryObstacle {
    static let layoutSupportSize = LibraryObstacle("it compares a size with a top or bottom layout guide")
    static let replacing = LibraryObstacle("it would replace another constraint of its first item")
}

extension Dialect {
    /// EasyPeasy: `title.easy.layout(Top(8).to(header))`.
    public static let easyPeasy = Dialect(EasyPeasy())
}
