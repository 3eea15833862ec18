import LayoutModel

/// A part of code for NotAutoLayout.
package enum NotAutoLayoutValue: Sendable {
    /// `view.nal`
    case container(Int)
    /// What a closure makes a layout with.
    case maker(MakerChain)
    /// `makeLayout { … }`
    case layout(MakerChain)
    /// What a closure sets up a subview with.
    case wizard(MakerWizard)
    /// A rectangle that closures read: `$0.safeAreaGuide`
    case guide(MakerGuide)
    case sum(MakerNumber)
    case compound(MakerCompound)
}

/// A chain on a maker.
package struct MakerChain: Sendable {
    let parent: Int
    /// Whether it is for a row of views.
    var isSequence = false
    var steps = MakerSteps()
    /// Whether the views of the row share the rest of the width (`setHorizontalInsetsEqualingToMargin`).
    var hasEqualGaps = false

    var isComplete: Bool { isSequence ? hasEqualGaps : steps.isComplete }
}

/// `setupSubview(title) { $0 … }`
package struct MakerWizard: Sendable {
    enum Place: Sendable { case last, at(Int), above(Int), below(Int) }

    let parent: Int
    let view: Int
    var chain: MakerChain?
    var order = 0
    var place: Place?
}

package struct MakerGuide: Sendable {
    enum Kind: Sendable {
        /// Everything of a rectangle.
        case area
        /// `ViewLayoutGuides`: the superview's rectangle, and its guides.
        case superview
        /// `ViewPinGuides`: what a closure of `pinLeft`, `pinTop` or `pinTopLeft` sees of another view.
        case across, down, point
    }

    enum Rectangle: Sendable {
        case item(Layout.Item)
        case compound(MakerCompound)
    }

    var kind: Kind
    /// The view that has the guides.
    var owner: Int
    var rectangle: Rectangle
}

/// A length or a place: a value of the library that is a sum.
package struct MakerNumber: Sendable {
    var sum: MakerSum
}

/// `Point`, `Size`, `Rect`, `Insets`
package struct MakerCompound: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case point = "Point"
        case size = "Size"
        case rect = "Rect"
        case insets = "Insets"

        var labels: [String] {
            switch self {
            case .point: ["x", "y"]
            case .size: ["width", "height"]
            case .rect: ["x", "y", "width", "height"]
            case .insets: ["top", "left", "bottom", "right"]
            }
        }
    }

    var kind: Kind
    /// In the order of the labels.
    var parts: [MakerSum]

    init(_ kind: Kind, _ parts: [MakerSum]) {
        self.kind = kind
        self.parts = parts
    }

    subscript(_ label: String) -> MakerSum? { kind.labels.firstIndex(of: label).map { parts[$0] } }
}

/// The frame of a view, or of a row of views, as the file sets it.
package struct MakerFrame: Sendable {
    var chain: MakerChain
    var views: [Int]
    /// Of layouts that the superview stores; `nil`: they run where they are written.
    var order: Int?
    var token: Int
}

extension NotAutoLayoutValue: LibraryValue {
    package var noun: String {
        switch self {
        case .container: "\"nal\" of a view"
        case .maker: "a layout maker"
        case .layout: "a layout"
        case .wizard: "the setup of a subview"
        case .guide: "a guide of a view"
        case .sum: "a length"
        case .compound(let compound): compound.kind.rawValue
        }
    }

    package var isHeld: Bool { if case .layout = self { true } else { false } }

    package var lack: String? {
        switch self {
        case .layout: "nothing is laid out by this layout"
        case .maker, .wizard: "this line sets nothing"
        default: nil
        }
    }
}
