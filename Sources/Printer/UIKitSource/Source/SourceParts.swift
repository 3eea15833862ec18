import SwiftSource

/// A file of source, or a part of one, as typed values: exactly the contents of the text.
///
/// Views and guides are represented by the expressions that name them. The proof evaluates this value, and parses the
/// text back into it.
struct SourceFile<Section: SourceSection>: Equatable, Sendable {
    /// The modules that the source imports, if it is a whole file.
    var imports: [String] = []
    var sections: [Section] = []
    /// Whether the layout is one of macOS, which UIKit does not support; a comment states this.
    var isForAppKit = false
}

/// The source of one class, in a dialect's own terms.
protocol SourceSection: Equatable, Sendable {
    var parts: SourceParts { get set }
}

/// The parts around a dialect's own statements: the class, its views, and their settings.
struct SourceParts: Equatable, Sendable {
    /// The name of the class, if there are several sections.
    var heading: String?
    /// Properties of undeclared views that the source does not set; comments.
    var notes: [String] = []
    /// The class around everything else, if the source is a whole file.
    var shell: ClassShell?
    var declarations: [Declaration] = []
    /// Properties for constraints that other code uses, if the source is a whole file.
    var constraintProperties: [String] = []
    /// The settings of views that the source does not declare.
    var configurations: [Configuration] = []
}

/// `private let title = UILabel()`
struct Declaration: Equatable, Sendable {
    var name: String
    var value: Construction
    /// Whether other code can know the property by its name.
    var isOpen = false
    /// The settings of a collection view's flow layout, which is created before the view.
    var layoutSettings: [Setting] = []
    /// The settings made before other code sees the object.
    var settings: [Setting] = []
    /// Properties of the view that the source does not set; comments.
    var notes: [String] = []

    /// Whether a closure creates the object, because it needs more than one statement.
    var isMadeInClosure: Bool { !settings.isEmpty || !layoutSettings.isEmpty }
}

/// The settings of an existing view.
struct Configuration: Equatable, Sendable {
    /// The view's expression; `self` is omitted in the text.
    var target: String
    var settings: [Setting]
}

/// A statement that sets a property of a view.
enum Setting: Equatable, Sendable {
    /// `label.layer.cornerRadius = 4`; the path without the view.
    case assignment(path: String, SwiftExpression)
    /// `button.setTitle("OK", for: .normal)`
    case call(path: String, [SwiftExpression.Argument])

    /// The same setting of an object that a member leads to: `text` becomes `textLabel?.text`.
    func moved(into member: String) -> Setting {
        switch self {
        case .assignment(let path, let value): .assignment(path: member + path, value)
        case .call(let path, let arguments): .call(path: member + path, arguments)
        }
    }

    /// The property or method.
    var path: String {
        switch self {
        case .assignment(let path, _), .call(let path, _): path
        }
    }
}
