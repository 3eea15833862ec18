// Printed by draft-inspect with --dialect easypeasy --form class --view-config.

import EasyPeasy
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
        titleLabel.easy.layout(Top(), Left())
    }
}
