/// Something that a document connects to a screen besides its layout: code that uses the screen depends on it, and a
/// migration has to move it by hand.
public struct DocumentConnection: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case action
        case segue
        case embedding = "embedded controller"
        case delegate
        case gesture = "gesture recognizer"
        case outlet
        case prototype = "prototype cell"
        case staticSection = "static section"
        case navigationItem = "navigation item"
        case localization
    }

    public var kind: Kind
    /// The view that it belongs to, by index: an object outside of the hierarchy belongs to the root of its scene.
    public var view: Int?
    /// The object that it starts at, if that is not the view: `tap gesture recognizer`.
    public var object: String?
    /// What it does: `touchUpInside calls signIn:`.
    public var text: String
    /// 1-based.
    public var line: Int

    public init(kind: Kind, view: Int?, object: String? = nil, text: String, line: Int) {
        self.kind = kind
        self.view = view
        self.object = object
        self.text = text
        self.line = line
    }
}
