// Printed by draft-inspect with --dialect stevia --form class.

import Stevia
import UIKit

final class ScreenController: UIViewController {
    private let scrollableStackView = ScrollableStackView()

    private let scrollableStackViewStack: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        view.distribution = .equalSpacing
        view.spacing = 4
        return view
    }()

    let a = UILabel()
    private let stackSpacerView = SpacerView()
    private let stackContainer = UIView()
    let b = UILabel()
    private let strip = ScrollableStackView()

    private let stripStack: UIStackView = {
        let view = UIStackView()
        view.distribution = .equalSpacing
        view.alignment = .center
        return view
    }()

    let c = UILabel()

    private let stack: UIStackView = {
        let view = UIStackView()
        view.distribution = .fillEqually
        view.spacing = 6
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.isLayoutMarginsRelativeArrangement = true
        return view
    }()

    let d = UILabel()
    let space = SpacerView()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
        makeConstraints()
    }

    // MARK: - Setup

    private func addSubviews() {
        view.addSubview(scrollableStackView)
        scrollableStackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(strip)
        strip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollableStackView.addSubview(scrollableStackViewStack)
        scrollableStackViewStack.translatesAutoresizingMaskIntoConstraints = false
        scrollableStackViewStack.addArrangedSubview(a)
        scrollableStackViewStack.addArrangedSubview(stackSpacerView)
        scrollableStackViewStack.addArrangedSubview(stackContainer)
        stackContainer.addSubview(b)
        b.translatesAutoresizingMaskIntoConstraints = false
        strip.addSubview(stripStack)
        stripStack.translatesAutoresizingMaskIntoConstraints = false
        stripStack.addArrangedSubview(c)
        stack.addArrangedSubview(d)
        stack.addArrangedSubview(space)
    }

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        scrollableStackView.top(0).fillHorizontally()

        scrollableStackViewStack.fillVertically().left(0).right(0)
        scrollableStackViewStack.Width == scrollableStackView.Width

        a.Width == scrollableStackViewStack.Width - 8

        stackSpacerView.Height >= 12

        b.top(1).left(2).right(4).bottom(3).height(20)

        strip.Top == scrollableStackView.Bottom + 9

        stripStack.fillVertically().left(0).right(0)
        stripStack.Height == strip.Height

        stack.Top == strip.Bottom
        stack.Width >= 40
        stack.Height >= 30

        space.Width >= 7

        SteviaLayoutConstraint.defaultPriority = defaultPriority
    }
}
