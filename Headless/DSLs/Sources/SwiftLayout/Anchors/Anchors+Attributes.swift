import UIKit

/// The attributes that an expression can begin with.
extension Anchors {
    public static var centerX: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.centerX) }
    public static var leading: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.leading) }
    public static var trailing: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.trailing) }
    public static var left: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.left) }
    public static var right: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.right) }
    public static var centerXWithinMargins: AnchorsExpression<AnchorsXAxisAttribute> {
        AnchorsExpression(.centerXWithinMargins)
    }
    public static var leftMargin: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.leftMargin) }
    public static var rightMargin: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.rightMargin) }
    public static var leadingMargin: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.leadingMargin) }
    public static var trailingMargin: AnchorsExpression<AnchorsXAxisAttribute> { AnchorsExpression(.trailingMargin) }

    public static var centerY: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(.centerY) }
    public static var top: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(.top) }
    public static var bottom: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(.bottom) }
    public static var firstBaseline: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(.firstBaseline) }
    public static var lastBaseline: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(.lastBaseline) }
    public static var centerYWithinMargins: AnchorsExpression<AnchorsYAxisAttribute> {
        AnchorsExpression(.centerYWithinMargins)
    }
    public static var topMargin: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(.topMargin) }
    public static var bottomMargin: AnchorsExpression<AnchorsYAxisAttribute> { AnchorsExpression(.bottomMargin) }

    public static var height: AnchorsExpression<AnchorsDimensionAttribute> { AnchorsExpression(.height) }
    public static var width: AnchorsExpression<AnchorsDimensionAttribute> { AnchorsExpression(.width) }

    public static var horizontal: AnchorsExpression<AnchorsXAxisAttribute> { leading.trailing }
    public static var vertical: AnchorsExpression<AnchorsYAxisAttribute> { top.bottom }
    public static var allSides: AnchorsMixedExpression { top.bottom.leading.trailing }
    public static var cap: AnchorsMixedExpression { top.leading.trailing }
    public static var shoe: AnchorsMixedExpression { bottom.leading.trailing }
    public static var size: AnchorsSizeExpression { AnchorsSizeExpression() }
    public static var center: AnchorsCenterExpression { AnchorsCenterExpression() }
}
