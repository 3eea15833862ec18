// Printed by draft-inspect with --dialect flow --form class --view-config.

import FlowConstraint
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
        applyFlows()
    }

    private func addSubviews() {
        view.addSubview(oneLabel)
    }

    private func applyFlows() {
        oneLabel.flow().top().withSuperview()
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
            // its second item is a layout guide
            oneLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        ])
    }
}
