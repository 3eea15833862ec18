// Printed by draft-inspect with --dialect notautolayout --form class --view-config.

import NotAutoLayout
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
}
