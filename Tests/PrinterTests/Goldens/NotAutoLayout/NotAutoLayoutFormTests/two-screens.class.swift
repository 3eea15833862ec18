// Printed by draft-inspect with --dialect notautolayout --form class --view-config.

import NotAutoLayout
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
    }

    private func addSubviews() {
        view.addSubview(oneLabel)
    }

    private func layOutSubviews() {
        // oneLabel is not laid out: no required equality fixes its horizontal position
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
    }

    private func addSubviews() {
        view.addSubview(oneLabel)
    }

    private func layOutSubviews() {
        // oneLabel is not laid out: its superview scrolls, and what is set would move with the content
    }
}
