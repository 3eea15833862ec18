// Printed by draft-inspect with --dialect cartography --form class.

import Cartography
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

    private func makeConstraints() {
        constrain(scrollableStackView, view) { scrollableStackView, view in
            scrollableStackView.top == view.top
            scrollableStackView.leading == view.leading
            scrollableStackView.trailing == view.trailing
        }

        constrain(scrollableStackViewStack, scrollableStackView) { scrollableStackViewStack, scrollableStackView in
            scrollableStackViewStack.top == scrollableStackView.top
            scrollableStackViewStack.left == scrollableStackView.left
            scrollableStackViewStack.right == scrollableStackView.right
            scrollableStackViewStack.bottom == scrollableStackView.bottom
            scrollableStackViewStack.width == scrollableStackView.width
        }

        constrain(a, scrollableStackViewStack) { a, scrollableStackViewStack in
            a.width == scrollableStackViewStack.width - 8
        }

        constrain(stackSpacerView) { stackSpacerView in
            stackSpacerView.height >= 12
        }

        constrain(b, stackContainer) { b, stackContainer in
            b.top == stackContainer.top + 1
            b.left == stackContainer.left + 2
            b.right == stackContainer.right - 4
            b.bottom == stackContainer.bottom - 3
            b.height == 20
        }

        constrain(strip, scrollableStackView) { strip, scrollableStackView in
            strip.top == scrollableStackView.bottom + 9
        }

        constrain(stripStack, strip) { stripStack, strip in
            stripStack.top == strip.top
            stripStack.left == strip.left
            stripStack.right == strip.right
            stripStack.bottom == strip.bottom
            stripStack.height == strip.height
        }

        constrain(stack, strip) { stack, strip in
            stack.top == strip.bottom
            stack.width >= 40
            stack.height >= 30
        }

        constrain(space) { space in
            space.width >= 7
        }
    }
}
