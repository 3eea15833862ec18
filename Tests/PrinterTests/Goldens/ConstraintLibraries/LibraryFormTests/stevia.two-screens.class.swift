// Printed by draft-inspect with --dialect stevia --form class --view-config.

import Stevia
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
        oneLabel.translatesAutoresizingMaskIntoConstraints = false
    }

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        oneLabel.top(0)

        SteviaLayoutConstraint.defaultPriority = defaultPriority
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
        oneLabel.translatesAutoresizingMaskIntoConstraints = false
    }

    private func makeConstraints() {
        oneLabel.Top == view.safeAreaLayoutGuide.Top
    }
}
