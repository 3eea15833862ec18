// Printed by draft-inspect with --dialect easypeasy --form class.

import EasyPeasy
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
        makeConstraints()
    }

    private func addSubviews() {
        view.addSubview(backdrop)
        backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(titleLabel)
        view.addSubview(badge)
        view.addSubview(blur)
        blur.translatesAutoresizingMaskIntoConstraints = false
        addChild(mapController)
        view.addSubview(mapController.view)
        mapController.didMove(toParent: self)
        backdrop.addSubview(inner)
        blur.contentView.addSubview(note)
    }

    private func makeConstraints() {
        inner.easy.layout(Top(4), Leading().to(titleLabel, .leading))

        titleLabel.easy.layout(Top(), Leading(8).to(badge), Trailing().to(mapController.view, .trailing))

        badge.easy.layout(Width(20))

        note.easy.layout(Edges())

        mapController.view.easy.layout(Edges())
    }
}
