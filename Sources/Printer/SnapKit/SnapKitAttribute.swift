import LayoutModel

/// An attribute of `ConstraintMaker` and `snp`, or a combination of several.
package enum SnapKitAttribute: String, CaseIterable, Sendable {
    case left, top, right, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case edges, horizontalEdges, verticalEdges
    case directionalEdges, directionalHorizontalEdges, directionalVerticalEdges
    case size, center, margins, directionalMargins, centerWithinMargins

    init?(_ attribute: LayoutAttribute) { self.init(rawValue: attribute.rawValue) }

    /// The attributes of constraints, in the order in which SnapKit makes them.
    package var members: [LayoutAttribute] {
        switch self {
        case .edges: [.left, .top, .right, .bottom]
        case .horizontalEdges: [.left, .right]
        case .verticalEdges, .directionalVerticalEdges: [.top, .bottom]
        case .directionalEdges: [.top, .bottom, .leading, .trailing]
        case .directionalHorizontalEdges: [.leading, .trailing]
        case .size: [.width, .height]
        case .center: [.centerX, .centerY]
        case .margins: [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
        case .directionalMargins: [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
        case .centerWithinMargins: [.centerXWithinMargins, .centerYWithinMargins]
        default: LayoutAttribute(rawValue: rawValue).map { [$0] } ?? []
        }
    }

    /// The order in which SnapKit makes the constraints of a line, whatever the order of its text.
    package static let order: [LayoutAttribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]
}
