// Printed by draft-inspect with --dialect flow --form class --view-config.

import FlowConstraint
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
        applyFlows()
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

    private func applyFlows() {
        iconView.flow().size(16).withSelf()
    }
}
