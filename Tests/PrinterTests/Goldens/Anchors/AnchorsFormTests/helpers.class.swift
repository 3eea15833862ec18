// Printed by draft-inspect with --dialect anchors --form class.

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
        activateConstraints()
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

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            scrollableStackView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollableStackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollableStackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),

            strip.topAnchor.constraint(equalTo: scrollableStackView.bottomAnchor, constant: 9),

            stack.topAnchor.constraint(equalTo: strip.bottomAnchor),
            stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
            stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
        ])

        NSLayoutConstraint.activate([
            scrollableStackViewStack.topAnchor.constraint(equalTo: scrollableStackView.topAnchor),
            scrollableStackViewStack.leftAnchor.constraint(equalTo: scrollableStackView.leftAnchor),
            scrollableStackViewStack.bottomAnchor.constraint(equalTo: scrollableStackView.bottomAnchor),
            scrollableStackViewStack.rightAnchor.constraint(equalTo: scrollableStackView.rightAnchor),
            scrollableStackViewStack.widthAnchor.constraint(equalTo: scrollableStackView.widthAnchor),
        ])

        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalTo: scrollableStackViewStack.widthAnchor, constant: -8),

            stackSpacerView.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
        ])

        NSLayoutConstraint.activate([
            b.topAnchor.constraint(equalTo: stackContainer.topAnchor, constant: 1),
            b.leftAnchor.constraint(equalTo: stackContainer.leftAnchor, constant: 2),
            b.bottomAnchor.constraint(equalTo: stackContainer.bottomAnchor, constant: -3),
            b.rightAnchor.constraint(equalTo: stackContainer.rightAnchor, constant: -4),
            b.heightAnchor.constraint(equalToConstant: 20),
        ])

        NSLayoutConstraint.activate([
            stripStack.topAnchor.constraint(equalTo: strip.topAnchor),
            stripStack.leftAnchor.constraint(equalTo: strip.leftAnchor),
            stripStack.bottomAnchor.constraint(equalTo: strip.bottomAnchor),
            stripStack.rightAnchor.constraint(equalTo: strip.rightAnchor),
            stripStack.heightAnchor.constraint(equalTo: strip.heightAnchor),
        ])

        NSLayoutConstraint.activate([
            space.widthAnchor.constraint(greaterThanOrEqualToConstant: 7)
        ])
    }
}
