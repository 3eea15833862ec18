// Printed by draft-inspect with --dialect tinyconstraints --form class.

import TinyConstraints
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
        scrollableStackView.topToSuperview()
        scrollableStackView.leadingToSuperview()
        scrollableStackView.trailingToSuperview()

        scrollableStackViewStack.edgesToSuperview()
        scrollableStackViewStack.widthToSuperview()

        a.widthToSuperview(offset: -8)

        stackSpacerView.height(12, relation: .equalOrGreater)

        b.edgesToSuperview(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        b.height(20)

        strip.topToBottom(of: scrollableStackView, offset: 9)

        stripStack.edgesToSuperview()
        stripStack.heightToSuperview()

        stack.topToBottom(of: strip)
        stack.size(CGSize(width: 40, height: 30), relation: .equalOrGreater)

        space.width(7, relation: .equalOrGreater)
    }
}
