import Draftsman
import UIKit

/// All chains of Draftsman, with the attributes that each constrains, in the order of the constraints.
@MainActor
enum ChainTable {
    typealias Row = (chain: String, attributes: String, build: @MainActor (LayoutDraft<UIView>) -> [NSLayoutConstraint])

    static let rows: [Row] = singles + pairs + sides

    static let singles: [Row] = [
        ("top", "top", { $0.top.equal(with: .parent).build() }),
        ("bottom", "bottom", { $0.bottom.equal(with: .parent).build() }),
        ("left", "left", { $0.left.equal(with: .parent).build() }),
        ("right", "right", { $0.right.equal(with: .parent).build() }),
        ("leading", "leading", { $0.leading.equal(with: .parent).build() }),
        ("trailing", "trailing", { $0.trailing.equal(with: .parent).build() }),
        ("centerX", "centerX", { $0.centerX.equal(with: .parent).build() }),
        ("centerY", "centerY", { $0.centerY.equal(with: .parent).build() }),
        ("width", "width", { $0.width.equal(with: .parent).build() }),
        ("height", "height", { $0.height.equal(with: .parent).build() }),
        ("horizontal", "left right", { $0.horizontal.equal(with: .parent).build() }),
        ("vertical", "top bottom", { $0.vertical.equal(with: .parent).build() }),
        ("localizedHorizontal", "leading trailing", { $0.localizedHorizontal.equal(with: .parent).build() }),
        ("edges", "left right top bottom", { $0.edges.equal(with: .parent).build() }),
        ("localizedEdges", "leading trailing top bottom", { $0.localizedEdges.equal(with: .parent).build() }),
        ("center", "centerX centerY", { $0.center.equal(with: .parent).build() }),
        ("size", "width height", { $0.size.equal(with: .parent).build() }),
    ]

    static let pairs: [Row] = [
        ("top.bottom", "top bottom", { $0.top.bottom.equal(with: .parent).build() }),
        ("top.left", "left top", { $0.top.left.equal(with: .parent).build() }),
        ("top.right", "right top", { $0.top.right.equal(with: .parent).build() }),
        ("top.leading", "leading top", { $0.top.leading.equal(with: .parent).build() }),
        ("top.trailing", "trailing top", { $0.top.trailing.equal(with: .parent).build() }),
        ("top.horizontal", "top left right", { $0.top.horizontal.equal(with: .parent).build() }),
        (
            "top.localizedHorizontal", "top leading trailing",
            { $0.top.localizedHorizontal.equal(with: .parent).build() }
        ),
        ("bottom.top", "top bottom", { $0.bottom.top.equal(with: .parent).build() }),
        ("bottom.left", "left bottom", { $0.bottom.left.equal(with: .parent).build() }),
        ("bottom.right", "right bottom", { $0.bottom.right.equal(with: .parent).build() }),
        ("bottom.leading", "leading bottom", { $0.bottom.leading.equal(with: .parent).build() }),
        ("bottom.trailing", "trailing bottom", { $0.bottom.trailing.equal(with: .parent).build() }),
        ("bottom.horizontal", "bottom left right", { $0.bottom.horizontal.equal(with: .parent).build() }),
        (
            "bottom.localizedHorizontal", "bottom leading trailing",
            { $0.bottom.localizedHorizontal.equal(with: .parent).build() }
        ),
        ("left.top", "left top", { $0.left.top.equal(with: .parent).build() }),
        ("left.bottom", "left bottom", { $0.left.bottom.equal(with: .parent).build() }),
        ("left.right", "left right", { $0.left.right.equal(with: .parent).build() }),
        ("left.vertical", "left top bottom", { $0.left.vertical.equal(with: .parent).build() }),
        ("right.top", "right top", { $0.right.top.equal(with: .parent).build() }),
        ("right.bottom", "right bottom", { $0.right.bottom.equal(with: .parent).build() }),
        ("right.left", "left right", { $0.right.left.equal(with: .parent).build() }),
        ("right.vertical", "right top bottom", { $0.right.vertical.equal(with: .parent).build() }),
        ("leading.top", "leading top", { $0.leading.top.equal(with: .parent).build() }),
        ("leading.bottom", "leading bottom", { $0.leading.bottom.equal(with: .parent).build() }),
        ("leading.trailing", "leading trailing", { $0.leading.trailing.equal(with: .parent).build() }),
        ("leading.vertical", "trailing top bottom", { $0.leading.vertical.equal(with: .parent).build() }),
        ("trailing.top", "trailing top", { $0.trailing.top.equal(with: .parent).build() }),
        ("trailing.bottom", "trailing bottom", { $0.trailing.bottom.equal(with: .parent).build() }),
        ("trailing.leading", "leading trailing", { $0.trailing.leading.equal(with: .parent).build() }),
        ("trailing.vertical", "trailing top bottom", { $0.trailing.vertical.equal(with: .parent).build() }),
        ("centerX.centerY", "centerX centerY", { $0.centerX.centerY.equal(with: .parent).build() }),
        ("centerY.centerX", "centerX centerY", { $0.centerY.centerX.equal(with: .parent).build() }),
        ("width.height", "width height", { $0.width.height.equal(with: .parent).build() }),
        ("height.width", "width height", { $0.height.width.equal(with: .parent).build() }),
        ("horizontal.top", "top left right", { $0.horizontal.top.equal(with: .parent).build() }),
        ("horizontal.bottom", "bottom left right", { $0.horizontal.bottom.equal(with: .parent).build() }),
        ("horizontal.vertical", "left right top bottom", { $0.horizontal.vertical.equal(with: .parent).build() }),
        ("vertical.left", "left top bottom", { $0.vertical.left.equal(with: .parent).build() }),
        ("vertical.right", "right top bottom", { $0.vertical.right.equal(with: .parent).build() }),
        ("vertical.leading", "trailing top bottom", { $0.vertical.leading.equal(with: .parent).build() }),
        ("vertical.trailing", "trailing top bottom", { $0.vertical.trailing.equal(with: .parent).build() }),
        ("vertical.horizontal", "left right top bottom", { $0.vertical.horizontal.equal(with: .parent).build() }),
        (
            "vertical.localizedHorizontal", "leading trailing top bottom",
            { $0.vertical.localizedHorizontal.equal(with: .parent).build() }
        ),
        (
            "localizedHorizontal.top", "top leading trailing",
            { $0.localizedHorizontal.top.equal(with: .parent).build() }
        ),
        (
            "localizedHorizontal.bottom", "bottom leading trailing",
            { $0.localizedHorizontal.bottom.equal(with: .parent).build() }
        ),
        (
            "localizedHorizontal.vertical", "leading trailing top bottom",
            { $0.localizedHorizontal.vertical.equal(with: .parent).build() }
        ),
    ]

    static let sides: [Row] = [
        ("top.bottom.left", "left top bottom", { $0.top.bottom.left.equal(with: .parent).build() }),
        ("top.bottom.left.right", "left right top bottom", { $0.top.bottom.left.right.equal(with: .parent).build() }),
        ("top.bottom.right", "right top bottom", { $0.top.bottom.right.equal(with: .parent).build() }),
        ("top.bottom.right.left", "left right top bottom", { $0.top.bottom.right.left.equal(with: .parent).build() }),
        ("top.bottom.leading", "trailing top bottom", { $0.top.bottom.leading.equal(with: .parent).build() }),
        (
            "top.bottom.leading.trailing", "leading trailing top bottom",
            { $0.top.bottom.leading.trailing.equal(with: .parent).build() }
        ),
        ("top.bottom.trailing", "trailing top bottom", { $0.top.bottom.trailing.equal(with: .parent).build() }),
        (
            "top.bottom.trailing.leading", "leading trailing top bottom",
            { $0.top.bottom.trailing.leading.equal(with: .parent).build() }
        ),
        ("top.bottom.horizontal", "left right top bottom", { $0.top.bottom.horizontal.equal(with: .parent).build() }),
        (
            "top.bottom.localizedHorizontal", "leading trailing top bottom",
            { $0.top.bottom.localizedHorizontal.equal(with: .parent).build() }
        ),
        ("top.left.bottom", "left top bottom", { $0.top.left.bottom.equal(with: .parent).build() }),
        ("top.left.bottom.right", "left right top bottom", { $0.top.left.bottom.right.equal(with: .parent).build() }),
        ("top.left.right", "top left right", { $0.top.left.right.equal(with: .parent).build() }),
        ("top.left.right.bottom", "left right top bottom", { $0.top.left.right.bottom.equal(with: .parent).build() }),
        ("top.right.bottom", "right top bottom", { $0.top.right.bottom.equal(with: .parent).build() }),
        ("top.right.bottom.left", "left right top bottom", { $0.top.right.bottom.left.equal(with: .parent).build() }),
        ("top.right.left", "top left right", { $0.top.right.left.equal(with: .parent).build() }),
        ("top.right.left.bottom", "left right top bottom", { $0.top.right.left.bottom.equal(with: .parent).build() }),
        ("top.leading.bottom", "trailing top bottom", { $0.top.leading.bottom.equal(with: .parent).build() }),
        (
            "top.leading.bottom.trailing", "leading trailing top bottom",
            { $0.top.leading.bottom.trailing.equal(with: .parent).build() }
        ),
        ("top.leading.trailing", "top leading trailing", { $0.top.leading.trailing.equal(with: .parent).build() }),
        (
            "top.leading.trailing.bottom", "leading trailing top bottom",
            { $0.top.leading.trailing.bottom.equal(with: .parent).build() }
        ),
        ("top.trailing.bottom", "trailing top bottom", { $0.top.trailing.bottom.equal(with: .parent).build() }),
        (
            "top.trailing.bottom.leading", "leading trailing top bottom",
            { $0.top.trailing.bottom.leading.equal(with: .parent).build() }
        ),
        ("top.trailing.leading", "top leading trailing", { $0.top.trailing.leading.equal(with: .parent).build() }),
        (
            "top.trailing.leading.bottom", "leading trailing top bottom",
            { $0.top.trailing.leading.bottom.equal(with: .parent).build() }
        ),
        ("top.horizontal.bottom", "left right top bottom", { $0.top.horizontal.bottom.equal(with: .parent).build() }),
        (
            "top.localizedHorizontal.bottom", "leading trailing top bottom",
            { $0.top.localizedHorizontal.bottom.equal(with: .parent).build() }
        ),
        ("bottom.top.left", "left top bottom", { $0.bottom.top.left.equal(with: .parent).build() }),
        ("bottom.top.left.right", "left right top bottom", { $0.bottom.top.left.right.equal(with: .parent).build() }),
        ("bottom.top.right", "right top bottom", { $0.bottom.top.right.equal(with: .parent).build() }),
        ("bottom.top.right.left", "left right top bottom", { $0.bottom.top.right.left.equal(with: .parent).build() }),
        ("bottom.top.leading", "trailing top bottom", { $0.bottom.top.leading.equal(with: .parent).build() }),
        (
            "bottom.top.leading.trailing", "leading trailing top bottom",
            { $0.bottom.top.leading.trailing.equal(with: .parent).build() }
        ),
        ("bottom.top.trailing", "trailing top bottom", { $0.bottom.top.trailing.equal(with: .parent).build() }),
        (
            "bottom.top.trailing.leading", "leading trailing top bottom",
            { $0.bottom.top.trailing.leading.equal(with: .parent).build() }
        ),
        ("bottom.top.horizontal", "left right top bottom", { $0.bottom.top.horizontal.equal(with: .parent).build() }),
        (
            "bottom.top.localizedHorizontal", "leading trailing top bottom",
            { $0.bottom.top.localizedHorizontal.equal(with: .parent).build() }
        ),
        ("bottom.left.top", "left top bottom", { $0.bottom.left.top.equal(with: .parent).build() }),
        ("bottom.left.top.right", "left right top bottom", { $0.bottom.left.top.right.equal(with: .parent).build() }),
        ("bottom.left.right", "bottom left right", { $0.bottom.left.right.equal(with: .parent).build() }),
        ("bottom.left.right.top", "left right top bottom", { $0.bottom.left.right.top.equal(with: .parent).build() }),
        ("bottom.right.top", "right top bottom", { $0.bottom.right.top.equal(with: .parent).build() }),
        ("bottom.right.top.left", "left right top bottom", { $0.bottom.right.top.left.equal(with: .parent).build() }),
        ("bottom.right.left", "bottom left right", { $0.bottom.right.left.equal(with: .parent).build() }),
        ("bottom.right.left.top", "left right top bottom", { $0.bottom.right.left.top.equal(with: .parent).build() }),
        ("bottom.leading.top", "trailing top bottom", { $0.bottom.leading.top.equal(with: .parent).build() }),
        (
            "bottom.leading.top.trailing", "leading trailing top bottom",
            { $0.bottom.leading.top.trailing.equal(with: .parent).build() }
        ),
        (
            "bottom.leading.trailing", "bottom leading trailing",
            { $0.bottom.leading.trailing.equal(with: .parent).build() }
        ),
        (
            "bottom.leading.trailing.top", "leading trailing top bottom",
            { $0.bottom.leading.trailing.top.equal(with: .parent).build() }
        ),
        ("bottom.trailing.top", "trailing top bottom", { $0.bottom.trailing.top.equal(with: .parent).build() }),
        (
            "bottom.trailing.top.leading", "leading trailing top bottom",
            { $0.bottom.trailing.top.leading.equal(with: .parent).build() }
        ),
        (
            "bottom.trailing.leading", "bottom leading trailing",
            { $0.bottom.trailing.leading.equal(with: .parent).build() }
        ),
        (
            "bottom.trailing.leading.top", "leading trailing top bottom",
            { $0.bottom.trailing.leading.top.equal(with: .parent).build() }
        ),
        ("bottom.horizontal.top", "left right top bottom", { $0.bottom.horizontal.top.equal(with: .parent).build() }),
        (
            "bottom.localizedHorizontal.top", "leading trailing top bottom",
            { $0.bottom.localizedHorizontal.top.equal(with: .parent).build() }
        ),
        ("left.top.bottom", "left top bottom", { $0.left.top.bottom.equal(with: .parent).build() }),
        ("left.top.bottom.right", "left right top bottom", { $0.left.top.bottom.right.equal(with: .parent).build() }),
        ("left.top.right", "top left right", { $0.left.top.right.equal(with: .parent).build() }),
        ("left.top.right.bottom", "left right top bottom", { $0.left.top.right.bottom.equal(with: .parent).build() }),
        ("left.bottom.top", "left top bottom", { $0.left.bottom.top.equal(with: .parent).build() }),
        ("left.bottom.top.right", "left right top bottom", { $0.left.bottom.top.right.equal(with: .parent).build() }),
        ("left.bottom.right", "bottom left right", { $0.left.bottom.right.equal(with: .parent).build() }),
        ("left.bottom.right.top", "left right top bottom", { $0.left.bottom.right.top.equal(with: .parent).build() }),
        ("left.right.top", "top left right", { $0.left.right.top.equal(with: .parent).build() }),
        ("left.right.top.bottom", "left right top bottom", { $0.left.right.top.bottom.equal(with: .parent).build() }),
        ("left.right.bottom", "bottom left right", { $0.left.right.bottom.equal(with: .parent).build() }),
        ("left.right.bottom.top", "left right top bottom", { $0.left.right.bottom.top.equal(with: .parent).build() }),
        ("left.right.vertical", "left right top bottom", { $0.left.right.vertical.equal(with: .parent).build() }),
        ("left.vertical.right", "left right top bottom", { $0.left.vertical.right.equal(with: .parent).build() }),
        ("right.top.bottom", "right top bottom", { $0.right.top.bottom.equal(with: .parent).build() }),
        ("right.top.bottom.left", "left right top bottom", { $0.right.top.bottom.left.equal(with: .parent).build() }),
        ("right.top.left", "top left right", { $0.right.top.left.equal(with: .parent).build() }),
        ("right.top.left.bottom", "left right top bottom", { $0.right.top.left.bottom.equal(with: .parent).build() }),
        ("right.bottom.top", "right top bottom", { $0.right.bottom.top.equal(with: .parent).build() }),
        ("right.bottom.top.left", "left right top bottom", { $0.right.bottom.top.left.equal(with: .parent).build() }),
        ("right.bottom.left", "bottom left right", { $0.right.bottom.left.equal(with: .parent).build() }),
        ("right.bottom.left.top", "left right top bottom", { $0.right.bottom.left.top.equal(with: .parent).build() }),
        ("right.left.top", "top left right", { $0.right.left.top.equal(with: .parent).build() }),
        ("right.left.top.bottom", "left right top bottom", { $0.right.left.top.bottom.equal(with: .parent).build() }),
        ("right.left.bottom", "bottom left right", { $0.right.left.bottom.equal(with: .parent).build() }),
        ("right.left.bottom.top", "left right top bottom", { $0.right.left.bottom.top.equal(with: .parent).build() }),
        ("right.left.vertical", "left right top bottom", { $0.right.left.vertical.equal(with: .parent).build() }),
        ("right.vertical.left", "left right top bottom", { $0.right.vertical.left.equal(with: .parent).build() }),
        ("leading.top.bottom", "trailing top bottom", { $0.leading.top.bottom.equal(with: .parent).build() }),
        (
            "leading.top.bottom.trailing", "leading trailing top bottom",
            { $0.leading.top.bottom.trailing.equal(with: .parent).build() }
        ),
        ("leading.top.trailing", "top leading trailing", { $0.leading.top.trailing.equal(with: .parent).build() }),
        (
            "leading.top.trailing.bottom", "leading trailing top bottom",
            { $0.leading.top.trailing.bottom.equal(with: .parent).build() }
        ),
        ("leading.bottom.top", "trailing top bottom", { $0.leading.bottom.top.equal(with: .parent).build() }),
        (
            "leading.bottom.top.trailing", "leading trailing top bottom",
            { $0.leading.bottom.top.trailing.equal(with: .parent).build() }
        ),
        (
            "leading.bottom.trailing", "bottom leading trailing",
            { $0.leading.bottom.trailing.equal(with: .parent).build() }
        ),
        (
            "leading.bottom.trailing.top", "leading trailing top bottom",
            { $0.leading.bottom.trailing.top.equal(with: .parent).build() }
        ),
        ("leading.trailing.top", "top leading trailing", { $0.leading.trailing.top.equal(with: .parent).build() }),
        (
            "leading.trailing.top.bottom", "leading trailing top bottom",
            { $0.leading.trailing.top.bottom.equal(with: .parent).build() }
        ),
        (
            "leading.trailing.bottom", "bottom leading trailing",
            { $0.leading.trailing.bottom.equal(with: .parent).build() }
        ),
        (
            "leading.trailing.bottom.top", "leading trailing top bottom",
            { $0.leading.trailing.bottom.top.equal(with: .parent).build() }
        ),
        (
            "leading.trailing.vertical", "leading trailing top bottom",
            { $0.leading.trailing.vertical.equal(with: .parent).build() }
        ),
        (
            "leading.vertical.trailing", "leading trailing top bottom",
            { $0.leading.vertical.trailing.equal(with: .parent).build() }
        ),
        ("trailing.top.bottom", "trailing top bottom", { $0.trailing.top.bottom.equal(with: .parent).build() }),
        (
            "trailing.top.bottom.leading", "leading trailing top bottom",
            { $0.trailing.top.bottom.leading.equal(with: .parent).build() }
        ),
        ("trailing.top.leading", "top leading trailing", { $0.trailing.top.leading.equal(with: .parent).build() }),
        (
            "trailing.top.leading.bottom", "leading trailing top bottom",
            { $0.trailing.top.leading.bottom.equal(with: .parent).build() }
        ),
        ("trailing.bottom.top", "trailing top bottom", { $0.trailing.bottom.top.equal(with: .parent).build() }),
        (
            "trailing.bottom.top.leading", "leading trailing top bottom",
            { $0.trailing.bottom.top.leading.equal(with: .parent).build() }
        ),
        (
            "trailing.bottom.leading", "bottom leading trailing",
            { $0.trailing.bottom.leading.equal(with: .parent).build() }
        ),
        (
            "trailing.bottom.leading.top", "leading trailing top bottom",
            { $0.trailing.bottom.leading.top.equal(with: .parent).build() }
        ),
        ("trailing.leading.top", "top leading trailing", { $0.trailing.leading.top.equal(with: .parent).build() }),
        (
            "trailing.leading.top.bottom", "leading trailing top bottom",
            { $0.trailing.leading.top.bottom.equal(with: .parent).build() }
        ),
        (
            "trailing.leading.bottom", "bottom leading trailing",
            { $0.trailing.leading.bottom.equal(with: .parent).build() }
        ),
        (
            "trailing.leading.bottom.top", "leading trailing top bottom",
            { $0.trailing.leading.bottom.top.equal(with: .parent).build() }
        ),
        (
            "trailing.leading.vertical", "leading trailing top bottom",
            { $0.trailing.leading.vertical.equal(with: .parent).build() }
        ),
        (
            "trailing.vertical.leading", "leading trailing top bottom",
            { $0.trailing.vertical.leading.equal(with: .parent).build() }
        ),
        ("horizontal.top.bottom", "left right top bottom", { $0.horizontal.top.bottom.equal(with: .parent).build() }),
        ("horizontal.bottom.top", "left right top bottom", { $0.horizontal.bottom.top.equal(with: .parent).build() }),
        ("vertical.left.right", "left right top bottom", { $0.vertical.left.right.equal(with: .parent).build() }),
        ("vertical.right.left", "left right top bottom", { $0.vertical.right.left.equal(with: .parent).build() }),
        (
            "vertical.leading.trailing", "leading trailing top bottom",
            { $0.vertical.leading.trailing.equal(with: .parent).build() }
        ),
        (
            "vertical.trailing.leading", "leading trailing top bottom",
            { $0.vertical.trailing.leading.equal(with: .parent).build() }
        ),
        (
            "localizedHorizontal.top.bottom", "leading trailing top bottom",
            { $0.localizedHorizontal.top.bottom.equal(with: .parent).build() }
        ),
        (
            "localizedHorizontal.bottom.top", "leading trailing top bottom",
            { $0.localizedHorizontal.bottom.top.equal(with: .parent).build() }
        ),
    ]
}
