import LayoutModel
import SwiftSource

/// Cartography, version 4.
struct Cartography: ConstraintLibrary {
    let name = "cartography"
    let title = "Cartography"
    let module = "Cartography"
    let reservedNames = LibraryFunction.names.union(["constrain", "inset"])
    let obstacles: [LibraryObstacle] = [
        .keepsMask, .foreign, .layoutSupport, .layoutSupportAttribute, .distances, .missingAnchor,
    ]

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<CartographyStatement> {
        CartographyPlanner(section).calls(names: &names)
    }

    func write(_ calls: [CartographyStatement], to document: inout Document) {
        CartographyWriter.write(calls, to: &document)
    }

    /// `constrain(title) { title in … }`
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        LibraryWriting.lines(for: constraint, in: context) { section, document in
            CartographyPlanner(section).statements(for: constraint).map { CartographyWriter.write($0, to: &document) }
        }
    }
}

extension Dialect {
    /// Cartography: `title.top == header.bottom + 8` in blocks.
    public static let cartography = Dialect(Cartography())
}
