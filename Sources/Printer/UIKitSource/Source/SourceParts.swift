import SwiftSource

/// A file of source, or a part of one, as typed values: exactly what the text says.
///
/// Views and guides stand in it as the expressions that name them. The proof evaluates this value, and reads the text
/// back to it.
struct SourceFile<Section: SourceSection>: Equatable, Sendable {
    /// The modules that the source imports, where it is a whole file.
    var imports: [String] = []
    var sections: [Section] = []
    /// Whether the layout is one of macOS, of which UIKit knows nothing; a comment says so.
    var isForAppKit = false
}

/// What one class gets, in a dialect's own terms.
protocol SourceSection: Equatable, Sendable {
    var parts: SourceParts { get set }
}

/// What stands around a dialect's own statements: the class, its views, and what is set of them.
struct SourceParts: Equatable, Sendable {
    /// The class, where there are several sections.
    var heading: String?
    /// What the layout says of views that are not declared and the source does not; comments.
    var notes: [String] = []
    /// The class around all else, where the source is a whole file.
    var shell: ClassShell?
    var declarations: [Declaration] = []
    /// Properties that hold constraints for other code, where the source is a whole file.
    var constraintProperties: [String] = []
    /// What is set of views that the source does not declare.
    var configurations: [Configuration] = []
}

/// `private let title = UILabel()`
struct Declaration: Equatable, Sendable {
    var name: String
    var value: Construction
    /// Whether other code may know the property by its name.
    var isOpen = false
    /// What is set before anything else sees the object.
    var settings: [Setting] = []
    /// What the layout says of the view and the source does not; comments.
    var notes: [String] = []
}

/// What is set of a view that is there already.
struct Configuration: Equatable, Sendable {
    /// The view's expression; `self` is left out of the text.
    var target: String
    var settings: [Setting]
}

/// A statement that sets something of a view.
enum Setting: Equatable, Sendable {
    /// `label.layer.cornerRadius = 4`; the path without the view.
    case assignment(path: String, SwiftExpression)
    /// `button.setTitle("OK", for: .normal)`
    case call(path: String, [SwiftExpression.Argument])

    /// What is set or called.
    var path: String {
        switch self {
        case .assignment(let path, _), .call(let path, _): path
        }
    }
}
