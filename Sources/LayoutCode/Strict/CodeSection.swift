import LayoutModel
import LayoutSyntax

/// What the code of one class made, once it ran.
package struct CodeSection: Sendable {
    /// The objects, guides and constraints that there are in the end.
    let run: CodeRunResult
    /// `self`
    let owner: Int
    /// The values of the names that the code declares.
    let declared: [String: CodeValue]
    /// The constants that keep what a call of the library returned, and no constraint.
    package var kept: Set<String> {
        Set(
            declared.filter { if case .library(let value) = $0.value { !value.isHeld } else { false } }.map(\.key)
        )
    }
    /// The class, if the text has it.
    package let shape: ClassShape?
    /// The properties without a value: their types, as text, by name.
    package let unset: [String: String]
    /// The statements of functions, each as text without blanks, by the function's name.
    package let functions: [String: [String]]
    /// The properties that begin as an empty list of constraints.
    package let lists: Set<String>
    /// The modules that the file imports.
    package let imports: [String]
    /// The language of the text.
    package let language: CodeLanguage

    /// The class of the view that the code is for, as the code or UIKit makes it.
    package var rootClass: String { run.objects[root].view.className }

    /// The view that the code is for.
    var root: Int { run.objects[owner].controllerView ?? owner }
}

/// The objects of a run.
struct CodeRunResult: Sendable {
    var objects: [CodeObject]
    var guides: [CodeGuide]
    var constraints: [CodeConstraint]
    /// What each given name is.
    var given: [(item: Layout.Item, value: CodeValue)]
}
