// Printed by draft-inspect with --dialect cartography --form class --view-config.

import Cartography
import UIKit

final class SectionHeader: UITableViewHeaderFooterView {
    let titleLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubviews()
        makeConstraints()
    }

    private func addSubviews() {
        self.contentView.addSubview(titleLabel)
    }

    private func makeConstraints() {
        constrain(titleLabel, self.contentView) { titleLabel, contentView in
            titleLabel.top == contentView.top
            titleLabel.left == contentView.left
        }
    }
}
