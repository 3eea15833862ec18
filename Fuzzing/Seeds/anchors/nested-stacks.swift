// Printed by draft-inspect from nested-stacks.json with --dialect anchors --form plan.
// Call addSubviews(), then activateConstraints().

private let summaryStackStack: UIStackView = {
    let view = UIStackView()
    view.alignment = .firstBaseline
    view.spacing = 8
    return view
}()

private let summaryStackStack2: UIStackView = {
    let view = UIStackView()
    view.alignment = .firstBaseline
    view.spacing = 8
    return view
}()

private let summaryStackStack3: UIStackView = {
    let view = UIStackView()
    view.alignment = .firstBaseline
    view.spacing = 8
    return view
}()

func addSubviews() {
    view.addSubview(summaryStack)
    summaryStack.translatesAutoresizingMaskIntoConstraints = false
    summaryStack.addArrangedSubview(summaryStackStack)
    summaryStack.addArrangedSubview(summaryStackStack2)
    summaryStack.addArrangedSubview(separator)
    summaryStack.addArrangedSubview(summaryStackStack3)
    summaryStack.addArrangedSubview(payButton)
    summaryStackStack.addArrangedSubview(itemsLabel)
    summaryStackStack.addArrangedSubview(itemsValue)
    summaryStackStack2.addArrangedSubview(shippingLabel)
    summaryStackStack2.addArrangedSubview(shippingValue)
    summaryStackStack3.addArrangedSubview(totalLabel)
    summaryStackStack3.addArrangedSubview(totalValue)
    summaryStack.setCustomSpacing(24, after: summaryStackStack3)
}

func activateConstraints() {
    NSLayoutConstraint.activate([
        summaryStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        summaryStack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        summaryStack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])

    NSLayoutConstraint.activate([
        separator.heightAnchor.constraint(equalToConstant: 1),

        payButton.heightAnchor.constraint(equalToConstant: 48),
    ])
}
