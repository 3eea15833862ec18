// Printed by draft-inspect with --dialect stevia --form class --view-config.

import Stevia
import UIKit

final class TagStack: UIStackView {
    let iconView = UIImageView()
    let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        configureViews()
        addSubviews()
        makeConstraints()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        alignment = .center
        spacing = 4
    }

    private func addSubviews() {
        addArrangedSubview(iconView)
        addArrangedSubview(nameLabel)
        setCustomSpacing(8, after: iconView)
    }

    private func makeConstraints() {
        let defaultPriority = SteviaLayoutConstraint.defaultPriority
        SteviaLayoutConstraint.defaultPriority = 1000
        iconView.size(16)

        SteviaLayoutConstraint.defaultPriority = defaultPriority
    }
}
