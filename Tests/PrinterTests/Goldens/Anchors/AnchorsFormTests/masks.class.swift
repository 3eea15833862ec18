// Printed by draft-inspect with --dialect anchors --form class.

import UIKit

final class ScreenController: UIViewController {
    private let backdrop = UIView()
    let inner = UILabel()
    private let titleLabel = UILabel()
    let badge = UIView()
    let blur = UIVisualEffectView()
    let note = UILabel()
    let mapController = MapViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
        activateConstraints()
    }

    private func addSubviews() {
        view.addSubview(backdrop)
        backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(blur)
        blur.translatesAutoresizingMaskIntoConstraints = false
        addChild(mapController)
        view.addSubview(mapController.view)
        mapController.view.translatesAutoresizingMaskIntoConstraints = false
        mapController.didMove(toParent: self)
        backdrop.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        blur.contentView.addSubview(note)
        note.translatesAutoresizingMaskIntoConstraints = false
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
            titleLabel.trailingAnchor.constraint(equalTo: mapController.view.trailingAnchor),

            badge.widthAnchor.constraint(equalToConstant: 20),

            mapController.view.topAnchor.constraint(equalTo: view.topAnchor),
            mapController.view.leftAnchor.constraint(equalTo: view.leftAnchor),
            mapController.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            mapController.view.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])

        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: backdrop.topAnchor, constant: 4),
            inner.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
        ])

        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: blur.contentView.topAnchor),
            note.leftAnchor.constraint(equalTo: blur.contentView.leftAnchor),
            note.bottomAnchor.constraint(equalTo: blur.contentView.bottomAnchor),
            note.rightAnchor.constraint(equalTo: blur.contentView.rightAnchor),
        ])
    }
}
