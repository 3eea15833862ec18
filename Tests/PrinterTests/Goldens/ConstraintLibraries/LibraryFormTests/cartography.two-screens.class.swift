// Printed by draft-inspect with --dialect cartography --form class --view-config.

import Cartography
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
        constrain(oneLabel, view) { oneLabel, view in
            oneLabel.top == view.top
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
        constrain(oneLabel, view) { oneLabel, view in
            oneLabel.top == view.safeAreaLayoutGuide.top
        }
    }
}
