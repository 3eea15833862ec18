// Printed by draft-inspect with --dialect snapkit --form class --view-config.

import SnapKit
import UIKit

final class FirstViewController: UIViewController {
    private let oneLabel: UILabel = {
        let label = UILabel()
        label.text = "One"
        return label
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
        makeConstraints()
    }

    private func addSubviews() {
        view.addSubview(oneLabel)
    }

    private func makeConstraints() {
        oneLabel.snp.makeConstraints { make in
            make.top.equalToSuperview()
        }
    }
}

final class SecondViewController: UIViewController {
    private let oneLabel: UILabel = {
        let label = UILabel()
        label.text = "One"
        return label
    }()

    override func loadView() {
        view = UIScrollView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
        makeConstraints()
    }

    private func addSubviews() {
        view.addSubview(oneLabel)
    }

    private func makeConstraints() {
        oneLabel.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
        }
    }
}
