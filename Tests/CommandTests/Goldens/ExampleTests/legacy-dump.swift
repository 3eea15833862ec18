// Printed by draft-inspect from legacy-dump.json with --dialect draftsman --form plan.
// Call applyRemainder() after applyPlan().

private let orderLogo = UIImageView()

@LayoutPlan
var viewPlan: ViewPlan {
    nameLabel.drf.leading.equal(to: view.layoutMarginsGuide.leadingAnchor)
    nameField.drf
        .leading.equal(to: nameLabel.trailingAnchor).offset(by: 12)
        .trailing.equal(to: view.layoutMarginsGuide.trailingAnchor)
        .width.moreThan(to: 160).priority(999)
    HStacked(totalStack) {
        totalLabel
        priceLabel
    }
    .localizedHorizontal.equal(to: view.layoutMarginsGuide)
    noteLabel.drf
        .centeredH()
        .width.lessThan(to: totalStack.widthAnchor).multiplied(by: 0.8)
    cancelButton.drf
        .leading.equal(to: view.leadingAnchor).offset(by: 16).identifier("cancel-leading")
        .bottom.equal(to: view.safeAreaLayoutGuide.bottomAnchor).offset(by: 20).identifier("buttons-bottom")
        .width.equal(to: 160).identifier("cancel-width")
        .height.equal(to: 44)
    submitButton.drf
        .leading.equal(to: cancelButton.trailingAnchor).offset(by: 16).identifier("buttons-gap")
        .bottom.equal(to: cancelButton.bottomAnchor)
        .trailing.equal(to: view.trailingAnchor).offset(by: 16).identifier("submit-trailing")
        .width.equal(to: 200).identifier("submit-width")
        .height.equal(to: cancelButton.heightAnchor)
}

@LayoutPlan
private var headerViewPlan: ViewPlan {
    titleLabel.drf
        .leading.equal(to: orderLogo.trailingAnchor).offset(by: 12)
        .trailing.moreThan(with: .parent).offset(by: 16)
        .centerY.equal(to: headerView.centerYAnchor).identifier("title-center")
}

private var remainder: [NSLayoutConstraint] = []

/// Adds what a plan cannot express.
func applyRemainder() {
    NSLayoutConstraint.deactivate(remainder)
    remainder.removeAll()
    // its autoresizing mask places it, which plans turn off
    view.insertSubview(headerView, belowSubview: nameLabel)
    headerView.frame = CGRect(x: 0, y: 64, width: 375, height: 56)
    headerView.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    headerView.addSubview(orderLogo)
    orderLogo.frame = CGRect(x: 16, y: 12, width: 32, height: 32)
    orderLogo.autoresizingMask = [.flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    // what a plan does not insert has a plan of its own
    remainder += headerViewPlan.apply(to: headerView)
    // applying a plan may have turned it off
    headerView.translatesAutoresizingMaskIntoConstraints = true
    // a property holds it
    let totalStackTop = totalStack.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 20)
    totalStackTop.identifier = "total-top"
    totalTop = totalStackTop
    remainder += [
        // its second item is added after the plan
        nameLabel.topAnchor.constraint(equalTo: headerView.bottomAnchor, constant: 24),
        // its first attribute is a baseline
        nameField.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
        totalStackTop,
    ]
    NSLayoutConstraint.activate(remainder)
}
