// Printed by draft-inspect with --dialect easypeasy --form class --view-config.

import EasyPeasy
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
        iconView.easy.layout(Size(16))
    }
}
