import LayoutModel
import SwiftSource

/// SnapKit, version 5.7.
struct SnapKit: ConstraintLibrary {
    let name = "snapkit"
    let title = "SnapKit"
    let module = "SnapKit"
    let reservedNames = LibraryFunction.names.union(["snp", SnapKitBlock.usualParameter])
    let obstacles: [LibraryObstacle] = [
        .keepsMask, .foreign, .layoutSupport, .layoutSupportAttribute, .distances,
    ]

    func calls(in section: SectionContext, names: inout NameTable) -> LibraryCalls<SnapKitBlock> {
        SnapKitPlanner(section).calls(names: &names)
    }

    func write(_ calls: [SnapKitBlock], to document: inout Document) { SnapKitWriter.write(calls, to: &document) }

    /// `title.snp.makeConstraints { $0.height.equalTo(44) }`
    func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        guard let view = constraint.first.flatMap({ context.layout.view(of: $0.item) }),
            let section = context.outline.sectionOfView[view]
        else { return nil }
        return SnapKitPlanner(SectionContext(print: context, index: section)).block(for: constraint).map {
            SnapKitWriter.shortLines($0, in: context)
        }
    }
}

extension Dialect {
    /// SnapKit: `make.top.equalToSuperview()`.
    public static let snapKit = Dialect(SnapKit())
}
