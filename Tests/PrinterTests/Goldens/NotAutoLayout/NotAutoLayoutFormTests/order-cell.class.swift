// Printed by draft-inspect with --dialect notautolayout --form class --view-config.

import NotAutoLayout
import UIKit

// not set of self: reuseIdentifier "order"
final class OrderCell: UITableViewCell {
    let titleLabel: UILabel = {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 15)
        return label
    }()

    private let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

    let priceLabel: UILabel = {
        let label = UILabel()
        label.text = "9 €"
        return label
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        configureViews()
        addSubviews()
    }

    /// Sets properties of views that exist already.
    private func configureViews() {
        selectionStyle = .none
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutSubviews()
    }

    private func addSubviews() {
        contentView.addSubview(titleLabel)
        contentView.addSubview(priceBackdrop)
        priceBackdrop.contentView.addSubview(priceLabel)
    }

    private func layOutSubviews() {
        contentView.nal.layout(titleLabel) {
            $0
                .setLeft(by: { $0.left + 16 })
                .setMiddle(by: { $0.middle })
                .fitSize()
        }
        priceBackdrop.contentView.nal.layout(priceLabel) {
            $0
                .setLeft(by: { $0.left })
                .setRight(by: { $0.right })
                .setTop(by: { $0.top })
                .setBottom(by: { $0.bottom })
        }
        // priceBackdrop is not laid out: no required equality fixes its width
    }
}
