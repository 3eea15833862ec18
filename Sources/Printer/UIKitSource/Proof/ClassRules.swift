import LayoutModel
import SwiftSource

/// The requirements for a class around a section, by UIKit's rules.
struct ClassRules {
    let section: SectionContext
    var layout: Layout { section.layout }

    init(_ section: SectionContext) {
        self.section = section
    }

    /// A class of the app's own keeps its name.
    func checkOwnName(
        _ madeName: String,
        root: Layout.View,
        kind: Outline.Section.Kind
    ) throws(ProofFailure) {
        let own = TypeName.short(kind == .controller ? root.viewController ?? "" : root.className)
        if UIKitClass.isFramework(own) {
            if UIKitClass.isFramework(madeName) && madeName == own {
                throw ProofFailure("the class '\(madeName)' would be UIKit's")
            }
            return
        }
        if section.inheritedClass != nil {
            guard madeName != own, !UIKitClass.isFramework(madeName) else {
                throw ProofFailure("the class '\(madeName)' would inherit from itself, or be UIKit's")
            }
            return
        }
        // Several roots of one class are numbered.
        guard madeName == own || madeName.hasPrefix(own) else {
            throw ProofFailure("the class of '\(root.id)' is called '\(madeName)'")
        }
    }
}
