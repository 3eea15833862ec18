// Printed by draft-inspect from nested-stacks.json with --dialect snapkit --form plan.
// Call addSubviews(), then makeConstraints().

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

func makeConstraints() {
    summaryStack.snp.makeConstraints { make in
        make.top.equalTo(view.safeAreaLayoutGuide).offset(24)
        make.leading.trailing.equalTo(view.layoutMarginsGuide)
    }

    separator.snp.makeConstraints { make in
        make.height.equalTo(1)
    }

    payButton.snp.makeConstraints { make in
        make.height.equalTo(48)
    }
}
