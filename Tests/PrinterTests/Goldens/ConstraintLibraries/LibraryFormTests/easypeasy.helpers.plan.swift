// Printed by draft-inspect with --dialect easypeasy --form plan.
// Call addSubviews(), then makeConstraints().

private let scrollableStackView = ScrollableStackView()

private let scrollableStackViewStack: UIStackView = {
    let view = UIStackView()
    view.axis = .vertical
    view.distribution = .equalSpacing
    view.spacing = 4
    return view
}()

private let stackSpacerView = SpacerView()
private let stackContainer = UIView()
private let strip = ScrollableStackView()

private let stripStack: UIStackView = {
    let view = UIStackView()
    view.distribution = .equalSpacing
    view.alignment = .center
    return view
}()

private let stack: UIStackView = {
    let view = UIStackView()
    view.distribution = .fillEqually
    view.spacing = 6
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.isLayoutMarginsRelativeArrangement = true
    return view
}()

func addSubviews() {
    view.addSubview(scrollableStackView)
    view.addSubview(strip)
    view.addSubview(stack)
    scrollableStackView.addSubview(scrollableStackViewStack)
    scrollableStackViewStack.addArrangedSubview(a)
    scrollableStackViewStack.addArrangedSubview(stackSpacerView)
    scrollableStackViewStack.addArrangedSubview(stackContainer)
    stackContainer.addSubview(b)
    strip.addSubview(stripStack)
    stripStack.addArrangedSubview(c)
    stack.addArrangedSubview(d)
    stack.addArrangedSubview(space)
}

func makeConstraints() {
    scrollableStackView.easy.layout(Top(), Leading(), Trailing())

    scrollableStackViewStack.easy.layout(Edges(), Width().like(scrollableStackView))

    a.easy.layout(Width(-8).like(scrollableStackViewStack))

    stackSpacerView.easy.layout(Height(>=12))

    b.easy.layout(Top(1), Left(2), Right(4), Bottom(3), Height(20))

    strip.easy.layout(Top(9).to(scrollableStackView))

    stripStack.easy.layout(Edges(), Height().like(strip))

    stack.easy.layout(Top().to(strip), Width(>=40), Height(>=30))

    space.easy.layout(Width(>=7))
}
