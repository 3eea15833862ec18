import LayoutModel
import SwiftSource

/// PureLayout, version 3.1, as Swift calls it.
struct PureLayout: ConstraintLibrary {
    let name = "purelayout"
    let title = "PureLayout"
    let module = "PureLayout"
    let reservedNames = LibraryFunction.names
    let obstacles: [LibraryObstacle] = [
        .keepsMask, .foreign, .layoutSupport, .layoutSupportAttribute, .distances, .guideFirst, .otherGuide,
    ]
    let margins = MarginStyle.attributes

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<PureStatement> {
        PurePlanner(section).calls(names: &names)
    }

    func write(_ calls: [PureStatement], to document: inout Document) { PureWriter.write(calls, to: &document) }

    /// `title.autoSetDimension(.height, toSize: 44)`
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        LibraryWriting.lines(for: constraint, in: context) { section, document in
            PurePlanner(section).statements(for: constraint).map { PureWriter.write($0, to: &document) }
        }
    }
}

extension LibraryObstacle {
    static let otherGuide = LibraryObstacle(
        "its second item is a layout guide other than the same edge of its superview's safe area"
    )
}

extension Dialect {
    /// PureLayout: `title.autoPinEdge(toSuperviewEdge: .top)`.
    public static let pureLayout = Dialect(PureLayout())
}
