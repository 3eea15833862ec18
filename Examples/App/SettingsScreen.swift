import UIKit

/// Switches with their names, in a stack of stacks.
final class SettingsScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = ["Notifications", "Sounds", "Large text"].map { row($0) }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    private func row(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, UISwitch()])
        row.alignment = .center
        row.spacing = 8
        return row
    }
}
