// Printed by draft-inspect from nested-stacks.json with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

private let summaryStackStack3 = UIStackView(axis: .horizontal, alignment: .firstBaseline, spacing: 8)

@LayoutPlan
var viewPlan: ViewPlan {
    VStacked(summaryStack) {
        HStacked(alignment: .firstBaseline, spacing: 8) {
            itemsLabel
            itemsValue
        }
        HStacked(alignment: .firstBaseline, spacing: 8) {
            shippingLabel
            shippingValue
        }
        separator.drf.height.equal(to: 1)
        HStacked(summaryStackStack3) {
            totalLabel
            totalValue
        }
        payButton.drf.height.equal(to: 48)
    }
    .localizedHorizontal.equal(to: view.layoutMarginsGuide)
    .top.equal(with: .safeArea).offset(by: 24)
}

/// Adds what a plan cannot express.
func applyRemainder() {
    // plans have no custom spacing
    summaryStack.setCustomSpacing(24, after: summaryStackStack3)
}
