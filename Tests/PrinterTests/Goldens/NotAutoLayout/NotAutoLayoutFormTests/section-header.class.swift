// Printed by draft-inspect with --dialect notautolayout --form class --view-config.

import NotAutoLayout
import UIKit

final class SectionHeader: UITableViewHeaderFooterView {
    let titleLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        addSubviews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubviews()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutSubviews()
    }

    private func addSubviews() {
        self.contentView.addSubview(titleLabel)
    }

    private func layOutSubviews() {
        self.contentView.nal.layout(titleLabel) {
            $0
                .setLeft(by: { $0.left })
                .setTop(by: { $0.top })
                .fitSize()
        }
    }
}
