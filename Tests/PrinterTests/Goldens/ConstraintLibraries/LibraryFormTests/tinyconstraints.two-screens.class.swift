// Printed by draft-inspect with --dialect tinyconstraints --form class --view-config.

import TinyConstraints
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
        oneLabel.topToSuperview()
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
        oneLabel.topToSuperview(usingSafeArea: true)
    }
}
