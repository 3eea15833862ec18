import LayoutModel

/// NotAutoLayout source as typed values: exactly the contents of the text.
typealias NotAutoLayoutFile = SourceFile<NotAutoLayoutSection>

/// The source of one class.
struct NotAutoLayoutSection: SourceSection {
    var parts = SourceParts()
    /// The statements that build the hierarchy.
    var hierarchy: [UIKitStatement] = []
    /// In the order in which they run: a view after those that it depends on.
    var layouts: [MakerLayout] = []
    /// Comments on the views that are not laid out.
    var refusals: [String] = []
    /// The method of UIKit that runs the layouts, in a class of its own.
    var layoutMethod: String?

    static let addSubviews = "addSubviews"
    static let layOutSubviews = "layOutSubviews"

    /// The functions that a class calls to set itself up.
    var calls: [String] {
        (parts.configurations.isEmpty ? [] : [ClassShell.configureViews])
            + (hierarchy.isEmpty ? [] : [Self.addSubviews])
    }
}

/// `view.nal.layout(title) { $0.setLeft(to: 16) … }`
struct MakerLayout: Equatable, Sendable {
    /// The expression of the superview.
    var parent: String
    var view: String
    var steps: [MakerStep]
}

/// A call on a layout maker (`LayoutMaker` of 3.3.1).
enum MakerStep: Equatable, Sendable {
    /// `.setLeft(by: { $0.left + 16 })`
    case set(MakerQuantity, MakerValue)
    /// `.pinTop(to: header, with: { $0.bottom + 8 })`
    case pin(MakerQuantity, to: String, MakerQuantity, offset: Double)
    /// `.fitWidth()`
    case fit(MakerQuantity)
    /// `.fitSize()`
    case fitSize
}

/// What a maker sets of a frame.
enum MakerQuantity: String, CaseIterable, Sendable {
    case left, center, right, top, middle, bottom, width, height

    var isLength: Bool { self == .width || self == .height }

    var isHorizontal: Bool {
        switch self {
        case .left, .center, .right, .width: true
        case .top, .middle, .bottom, .height: false
        }
    }
}

/// A length, or a place in the superview's coordinates.
struct MakerValue: Equatable, Sendable {
    /// A multiple of something of the superview: `$0.safeAreaGuide.top`.
    struct Term: Equatable, Sendable {
        var guide: MakerGuide
        var quantity: MakerQuantity
        var multiplier = 1.0
    }

    var terms: [Term] = []
    var constant = 0.0
}

/// A rectangle of the superview.
enum MakerGuide: String, CaseIterable, Sendable {
    case bounds, safeAreaGuide, layoutMarginsGuide, readableGuide
}
