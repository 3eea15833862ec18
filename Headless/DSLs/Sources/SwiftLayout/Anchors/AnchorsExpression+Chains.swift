/// Chains: an attribute of the same axis keeps the type, and one of another axis makes a mixed expression.
extension AnchorsExpression where Attribute == AnchorsXAxisAttribute {
    public var centerX: Self { adding(.centerX) }
    public var leading: Self { adding(.leading) }
    public var trailing: Self { adding(.trailing) }
    public var left: Self { adding(.left) }
    public var right: Self { adding(.right) }
    public var centerXWithinMargins: Self { adding(.centerXWithinMargins) }
    public var leftMargin: Self { adding(.leftMargin) }
    public var rightMargin: Self { adding(.rightMargin) }
    public var leadingMargin: Self { adding(.leadingMargin) }
    public var trailingMargin: Self { adding(.trailingMargin) }

    public var centerY: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerY) }
    public var top: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.top) }
    public var bottom: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottom) }
    public var firstBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.firstBaseline) }
    public var lastBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.lastBaseline) }
    public var centerYWithinMargins: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerYWithinMargins) }
    public var topMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.topMargin) }
    public var bottomMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottomMargin) }

    public var height: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.height) }
    public var width: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.width) }
}

extension AnchorsExpression where Attribute == AnchorsYAxisAttribute {
    public var centerY: Self { adding(.centerY) }
    public var top: Self { adding(.top) }
    public var bottom: Self { adding(.bottom) }
    public var firstBaseline: Self { adding(.firstBaseline) }
    public var lastBaseline: Self { adding(.lastBaseline) }
    public var centerYWithinMargins: Self { adding(.centerYWithinMargins) }
    public var topMargin: Self { adding(.topMargin) }
    public var bottomMargin: Self { adding(.bottomMargin) }

    public var centerX: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerX) }
    public var leading: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leading) }
    public var trailing: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailing) }
    public var left: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.left) }
    public var right: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.right) }
    public var centerXWithinMargins: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerXWithinMargins) }
    public var leftMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leftMargin) }
    public var rightMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.rightMargin) }
    public var leadingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leadingMargin) }
    public var trailingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailingMargin) }

    public var height: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.height) }
    public var width: AnchorsMixedExpression { mixed(AnchorsDimensionAttribute.width) }
}

extension AnchorsExpression where Attribute == AnchorsDimensionAttribute {
    public var height: Self { adding(.height) }
    public var width: Self { adding(.width) }

    public var centerX: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerX) }
    public var leading: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leading) }
    public var trailing: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailing) }
    public var left: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.left) }
    public var right: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.right) }
    public var centerXWithinMargins: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.centerXWithinMargins) }
    public var leftMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leftMargin) }
    public var rightMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.rightMargin) }
    public var leadingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.leadingMargin) }
    public var trailingMargin: AnchorsMixedExpression { mixed(AnchorsXAxisAttribute.trailingMargin) }

    public var centerY: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerY) }
    public var top: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.top) }
    public var bottom: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottom) }
    public var firstBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.firstBaseline) }
    public var lastBaseline: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.lastBaseline) }
    public var centerYWithinMargins: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.centerYWithinMargins) }
    public var topMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.topMargin) }
    public var bottomMargin: AnchorsMixedExpression { mixed(AnchorsYAxisAttribute.bottomMargin) }
}

extension AnchorsMixedExpression {
    public var centerX: Self { adding(AnchorsXAxisAttribute.centerX) }
    public var leading: Self { adding(AnchorsXAxisAttribute.leading) }
    public var trailing: Self { adding(AnchorsXAxisAttribute.trailing) }
    public var left: Self { adding(AnchorsXAxisAttribute.left) }
    public var right: Self { adding(AnchorsXAxisAttribute.right) }
    public var centerXWithinMargins: Self { adding(AnchorsXAxisAttribute.centerXWithinMargins) }
    public var leftMargin: Self { adding(AnchorsXAxisAttribute.leftMargin) }
    public var rightMargin: Self { adding(AnchorsXAxisAttribute.rightMargin) }
    public var leadingMargin: Self { adding(AnchorsXAxisAttribute.leadingMargin) }
    public var trailingMargin: Self { adding(AnchorsXAxisAttribute.trailingMargin) }

    public var centerY: Self { adding(AnchorsYAxisAttribute.centerY) }
    public var top: Self { adding(AnchorsYAxisAttribute.top) }
    public var bottom: Self { adding(AnchorsYAxisAttribute.bottom) }
    public var firstBaseline: Self { adding(AnchorsYAxisAttribute.firstBaseline) }
    public var lastBaseline: Self { adding(AnchorsYAxisAttribute.lastBaseline) }
    public var centerYWithinMargins: Self { adding(AnchorsYAxisAttribute.centerYWithinMargins) }
    public var topMargin: Self { adding(AnchorsYAxisAttribute.topMargin) }
    public var bottomMargin: Self { adding(AnchorsYAxisAttribute.bottomMargin) }

    public var height: Self { adding(AnchorsDimensionAttribute.height) }
    public var width: Self { adding(AnchorsDimensionAttribute.width) }
}
