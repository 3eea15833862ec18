import LayoutModel

/// A line in a block of anchors: `Anchors.top.bottom.equalTo(header, constant: 8)`.
struct AnchorLine: Equatable, Sendable {
    enum Head: Equatable, Sendable {
        /// In the order of the text.
        case attributes([LayoutAttribute])
        case composite(AnchorComposite)
    }

    enum Target: Equatable, Sendable {
        /// `equalToSuper()`
        case superview
        /// `equalTo(header)`
        case item(String)
        /// `equalTo(constant: 44)`
        case constant
    }

    enum Offset: Equatable, Sendable {
        case none
        case constant(Double)
        /// Positive towards the inside of the target: `inwardOffset: 16`.
        case inward(Double)
        /// `equalTo(width: 40, height: 30)`
        case size(width: Double, height: Double)
        /// `widthOffset: 4, heightOffset: 8`; the text omits zeros.
        case sizeOffsets(width: Double, height: Double)
        /// `xOffset: 4, yOffset: 8`; the text omits zeros.
        case centerOffsets(x: Double, y: Double)
    }

    struct Call: Equatable, Sendable {
        var relation: Relation
        var target: Target
        /// The attribute of the target, unless it is the line's own.
        var attribute: LayoutAttribute?
        var offset = Offset.none
    }

    /// `Anchors(.top, .bottom)` rather than `Anchors.top.bottom`.
    var isListed = false
    var head: Head
    /// `nil`: equal to the superview.
    var call: Call?
    var multiplier = 1.0
    var priority = 1000.0
    var identifier: String?
}

/// The names for several attributes at once (`Anchors.swift` of 5.0.1).
enum AnchorComposite: String, CaseIterable, Sendable {
    case allSides, cap, shoe, horizontal, vertical, size, center

    var attributes: [LayoutAttribute] {
        switch self {
        case .allSides: [.top, .bottom, .leading, .trailing]
        case .cap: [.top, .leading, .trailing]
        case .shoe: [.bottom, .leading, .trailing]
        case .horizontal: [.leading, .trailing]
        case .vertical: [.top, .bottom]
        case .size: [.width, .height]
        case .center: [.centerX, .centerY]
        }
    }
}

extension AnchorLine.Head {
    var attributes: [LayoutAttribute] {
        switch self {
        case .attributes(let attributes): attributes
        case .composite(let composite): composite.attributes
        }
    }
}
