// Printed by draft-inspect with --dialect flow --form class --view-config.

import FlowConstraint
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
        applyFlows()
    }

    private func addSubviews() {
        self.contentView.addSubview(titleLabel)
    }

    private func applyFlows() {
        titleLabel.flow().top().left().withSuperview()
    }
}
