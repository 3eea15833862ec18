// Printed by draft-inspect with --dialect notautolayout --form class.

import NotAutoLayout
import UIKit

final class ScreenController: UIViewController {
    let a = UILabel()

    let s: UIStackView = {
        let view = UIStackView()
        view.axis = .vertical
        return view
    }()

    let s1 = UILabel()
    let s2 = UILabel()
    let over = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
    }

    private func addSubviews() {
        view.addSubview(a)
        view.addSubview(s)
        s.addSubview(s1)
        s.addSubview(s2)
        s.addSubview(over)
        s.addArrangedSubview(s2)
        s.addArrangedSubview(s1)
        s.setCustomSpacing(20, after: s2)
    }

    private func layOutSubviews() {
        // a is not laid out: no required equality fixes its vertical position
        // s is not laid out: no required equality fixes its width
        // over is not laid out: no required equality fixes its horizontal position
    }
}
