// Printed by draft-inspect with --dialect purelayout --form class --view-config.

import PureLayout
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
        oneLabel.autoPinEdge(toSuperviewEdge: .top)
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
        oneLabel.autoPinEdge(toSuperviewSafeArea: .top)
    }
}
