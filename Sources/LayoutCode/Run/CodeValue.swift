import LayoutSyntax

import LayoutModel

/// What an expression of layout code stands for.
package indirect enum CodeValue: Sendable {
    /// A view, a controller, or anything else that was created: an index into the objects.
    case object(Int)
    case guide(Int)
    /// `title.topAnchor`
    case anchor(Layout.Anchor)
    /// `title.leadingAnchor.anchorWithOffset(to: …)`
    case distance(from: Layout.Anchor, to: Layout.Anchor)
    case constraint(Int)
    case number(Double)
    /// `nil`: a text that is known at run time only.
    case text(String?)
    case flag(Bool)
    case list([CodeValue])
    /// `["title": title]`: a dictionary whose keys are known texts.
    case dictionary([String: CodeValue])
    /// `CGSize`, `UIEdgeInsets`, …: the labels and numbers of its initializer.
    case structure(String, labels: [String], numbers: [Double])
    /// A member whose type the place of use decides: `.fill`
    case member(String)
    case type(String)
    case font(CodeFont)
    case image(String?, isSymbol: Bool)
    case closure(CodeClosure)
    case none
    /// `break` or `continue` of a loop, on the way to it.
    case leave(isBreak: Bool)
    /// What a tolerant run does not know, by its position among ``CodeRun/unknowns``.
    case unknown(Int)
    /// A case of an enumeration of the program.
    case enumeration(type: Int, name: String)
    /// A case of an enumeration of the program, with the values that it carries.
    case payload(type: Int, name: String, values: [CodeValue])
    /// A value of no concern to layouts, such as a color.
    case other
    /// The superclass's part of the object.
    case parent(Int)
    /// Something of a library.
    case library(any LibraryValue)
}

/// A font, as the attribute `font` of a layout describes it.
package struct CodeFont: Sendable {
    /// Points.
    var size: Double?
    var weight: String?
    /// `boldSystem` or `italicSystem`; `nil`: the system font.
    var type: String?
    var name: String?
    /// The name of a text style.
    var style: String?
}

/// A closure with the names that it sees.
package struct CodeClosure: Sendable {
    var parameters: [String]
    var body: Range<Int>
    /// The frames of its surroundings, as a depth of the stack.
    var depth: Int
    /// `self` where it was written.
    var owner: Int?
    /// The names of the function that it was written in, for blocks that run when the function has ended.
    var captured: [String: CodeValue] = [:]
    /// `self` where that is a case of an enumeration.
    var value: CodeValue?
    /// The number of the frame that it was written in.
    var frame = 0
}

extension CodeValue {
    /// The noun for messages.
    package var noun: String {
        switch self {
        case .object, .parent: "a view or object"
        case .guide: "a layout guide"
        case .anchor: "an anchor"
        case .distance: "a distance of anchors"
        case .constraint: "a constraint"
        case .number: "a number"
        case .text: "a text"
        case .flag: "true or false"
        case .list: "a list"
        case .dictionary: "a dictionary"
        case .structure(let name, _, _): name
        case .member(let name): "\".\(name)\""
        case .type(let name): "the type \(name)"
        case .font: "a font"
        case .image: "an image"
        case .closure: "a closure"
        case .none, .leave: "nil"
        case .unknown: "a value that is not known"
        case .enumeration(_, let name), .payload(_, let name, _): "\".\(name)\""
        case .other: "a value that layouts do not use"
        case .library(let value): value.noun
        }
    }
}
