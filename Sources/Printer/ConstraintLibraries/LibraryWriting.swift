import LayoutModel
import SwiftSource

/// Lines of a library for a single constraint.
enum LibraryWriting {
    /// The lines for one constraint of a section.
    ///
    /// - Parameter write: Writes them; `nil` if the library cannot express the constraint.
    static func lines(
        for constraint: Layout.Constraint,
        in context: PrintContext,
        write: (SectionContext, inout Document) -> Void?
    ) -> [String]? {
        guard let view = constraint.first.flatMap({ context.layout.view(of: $0.item) }),
            let section = context.outline.sectionOfView[view]
        else { return nil }
        var document = Document()
        guard write(SectionContext(print: context, index: section), &document) != nil else { return nil }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
            .split(separator: "\n").map(String.init)
    }
}
