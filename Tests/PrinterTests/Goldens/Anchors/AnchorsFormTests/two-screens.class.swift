// Printed by draft-inspect with --dialect anchors --form class --view-config.

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
        activateConstraints()
    }

    private func addSubviews() {
        view.addSubview(oneLabel)
        oneLabel.translatesAutoresizingMaskIntoConstraints = false
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            oneLabel.topAnchor.constraint(equalTo: view.topAnchor)
        ])
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
        activateConstraints()
    }

    private func addSubviews() {
        view.addSubview(oneLabel)
        oneLabel.translatesAutoresizingMaskIntoConstraints = false
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            oneLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        ])
    }
}
