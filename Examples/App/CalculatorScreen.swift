import UIKit

/// Four rows of four equal keys.
final class CalculatorScreen: UIViewController {
    private let display = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        display.text = "0"
        display.textAlignment = .right
        let rows = ["789÷", "456×", "123−", "0.=+"].map { keys in
            let row = UIStackView(arrangedSubviews: keys.map { key($0) })
            row.distribution = .fillEqually
            row.spacing = 8
            return row
        }
        let keys = UIStackView(arrangedSubviews: rows)
        keys.axis = .vertical
        keys.distribution = .fillEqually
        keys.spacing = 8
        for each in [display, keys] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            display.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            display.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            display.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            display.heightAnchor.constraint(equalToConstant: 80),
            keys.topAnchor.constraint(equalTo: display.bottomAnchor, constant: 16),
            keys.leadingAnchor.constraint(equalTo: display.leadingAnchor),
            keys.trailingAnchor.constraint(equalTo: display.trailingAnchor),
            keys.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
        ])
    }

    private func key(_ title: Character) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(String(title), for: .normal)
        return button
    }
}
