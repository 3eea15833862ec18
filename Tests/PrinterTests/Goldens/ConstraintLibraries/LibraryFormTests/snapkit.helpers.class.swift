// Printed by draft-inspect with --dialect snapkit --form class.

import SnapKit
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
        scrollableStackView.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }

        scrollableStackViewStack.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalToSuperview()
        }

        a.snp.makeConstraints { make in
            make.width.equalToSuperview().offset(-8)
        }

        stackSpacerView.snp.makeConstraints { make in
            make.height.greaterThanOrEqualTo(12)
        }

        b.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.height.equalTo(20)
        }

        strip.snp.makeConstraints { make in
            make.top.equalTo(scrollableStackView.snp.bottom).offset(9)
        }

        stripStack.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.height.equalToSuperview()
        }

        stack.snp.makeConstraints { make in
            make.top.equalTo(strip.snp.bottom)
            make.size.greaterThanOrEqualTo(CGSize(width: 40, height: 30))
        }

        space.snp.makeConstraints { make in
            make.width.greaterThanOrEqualTo(7)
        }
    }
}
