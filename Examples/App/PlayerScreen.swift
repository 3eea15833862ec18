import UIKit

/// A square cover that shrinks on small screens, above the controls.
final class PlayerScreen: UIViewController {
    private let cover = UIImageView()
    private let song = UILabel()
    private let progress = UISlider()
    private let buttons = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        song.text = "Goldberg Variations"
        for title in ["Back", "Play", "Next"] {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            buttons.addArrangedSubview(button)
        }
        buttons.distribution = .fillEqually
        for each in [cover, song, progress, buttons] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        let guide = view.safeAreaLayoutGuide
        let wide = cover.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -48)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wide,
            cover.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
            cover.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            cover.heightAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor, multiplier: 0.5),
            cover.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -48),

            song.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 24),
            song.centerXAnchor.constraint(equalTo: guide.centerXAnchor),

            progress.topAnchor.constraint(equalTo: song.bottomAnchor, constant: 16),
            progress.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            progress.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),

            buttons.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 16),
            buttons.leadingAnchor.constraint(equalTo: progress.leadingAnchor),
            buttons.trailingAnchor.constraint(equalTo: progress.trailingAnchor),
        ])
    }
}
