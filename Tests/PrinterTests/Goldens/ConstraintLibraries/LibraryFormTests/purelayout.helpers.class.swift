// Printed by draft-inspect with --dialect purelayout --form class.

import PureLayout
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
        scrollableStackView.autoPinEdgesToSuperviewEdges(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0),
            excludingEdge: .bottom
        )

        scrollableStackViewStack.autoPinEdge(toSuperviewEdge: .top)
        scrollableStackViewStack.autoPinEdge(toSuperviewEdge: .left)
        scrollableStackViewStack.autoPinEdge(toSuperviewEdge: .right)
        scrollableStackViewStack.autoPinEdge(toSuperviewEdge: .bottom)
        scrollableStackViewStack.autoMatch(.width, to: .width, of: scrollableStackView)

        a.autoMatch(.width, to: .width, of: scrollableStackViewStack, withOffset: -8)

        stackSpacerView.autoSetDimension(.height, toSize: 12, relation: .greaterThanOrEqual)

        b.autoPinEdge(toSuperviewEdge: .top, withInset: 1)
        b.autoPinEdge(toSuperviewEdge: .left, withInset: 2)
        b.autoPinEdge(toSuperviewEdge: .right, withInset: 4)
        b.autoPinEdge(toSuperviewEdge: .bottom, withInset: 3)
        b.autoSetDimension(.height, toSize: 20)

        strip.autoPinEdge(.top, to: .bottom, of: scrollableStackView, withOffset: 9)

        stripStack.autoPinEdge(toSuperviewEdge: .top)
        stripStack.autoPinEdge(toSuperviewEdge: .left)
        stripStack.autoPinEdge(toSuperviewEdge: .right)
        stripStack.autoPinEdge(toSuperviewEdge: .bottom)
        stripStack.autoMatch(.height, to: .height, of: strip)

        stack.autoPinEdge(.top, to: .bottom, of: strip)
        stack.autoSetDimension(.width, toSize: 40, relation: .greaterThanOrEqual)
        stack.autoSetDimension(.height, toSize: 30, relation: .greaterThanOrEqual)

        space.autoSetDimension(.width, toSize: 7, relation: .greaterThanOrEqual)
    }
}
