/// The anchors that a relation starts with, in one of the many spellings of the DSL.
///
/// Three edges with leading but not trailing are missing on purpose: the library constrains trailing for them.
enum AnchorChain: String, CaseIterable, Sendable {
    case edges
    case localizedEdges
    case topHorizontal = "top.horizontal"
    case bottomHorizontal = "bottom.horizontal"
    case topLocalizedHorizontal = "top.localizedHorizontal"
    case bottomLocalizedHorizontal = "bottom.localizedHorizontal"
    case verticalLeft = "vertical.left"
    case verticalRight = "vertical.right"
    case verticalTrailing = "vertical.trailing"
    case vertical
    case horizontal
    case localizedHorizontal
    case topLeft = "top.left"
    case topLeading = "top.leading"
    case topRight = "top.right"
    case topTrailing = "top.trailing"
    case bottomLeft = "bottom.left"
    case bottomLeading = "bottom.leading"
    case bottomRight = "bottom.right"
    case bottomTrailing = "bottom.trailing"
    case center
    case top, left, leading, bottom, right, trailing, centerX, centerY
    case size
    case width, height
}
