import Draftsman
import UIKit

/// Rows of a cart above a total that stays at the bottom.
final class CartScreen: UIPlannedController {
    private let rows = ["Tea", "Cups", "Honey"].map { CartRow(name: $0, price: "4,90 €") }
    private let total = UILabel(text: "Total 14,70 €", font: .boldSystemFont(ofSize: 20))
    private let pay = UIButton(type: .system)

    @LayoutPlan var viewPlan: ViewPlan {
        VStacked(spacing: 12) {
            for row in rows { row }
        }
        .top.localizedHorizontal.equal(with: .safeArea).offset(by: 16)
        total.drf
            .leading.equal(with: .safeArea).offset(by: 16)
            .bottom.equal(to: pay.topAnchor).offset(by: 16)
            .trailing.lessThan(with: .safeArea).offset(by: 16)
        pay.drf
            .localizedHorizontal.equal(with: .safeArea).offset(by: 16)
            .bottom.equal(with: .safeArea).offset(by: 16)
            .height.equal(to: 50)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pay.setTitle("Pay", for: .normal)
        applyPlan()
    }
}

/// A name, and a price that is never cut.
final class CartRow: UIPlannedView {
    private let nameLabel: UILabel
    private let priceLabel: UILabel

    init(name: String, price: String) {
        nameLabel = UILabel(text: name)
        priceLabel = UILabel(text: price)
        super.init(frame: .zero)
        applyPlan()
    }

    required init?(coder: NSCoder) { nil }

    @LayoutPlan var viewPlan: ViewPlan {
        nameLabel.drf
            .vertical.equal(with: .parent)
            .leading.equal(with: .parent)
            .resistHorizontalExpansion(.defaultLow)
        priceLabel.drf
            .vertical.equal(with: .parent)
            .trailing.equal(with: .parent)
            .leading.equal(to: nameLabel.trailingAnchor).offset(by: 8)
            .resistHorizontalExpansion(.required)
            .resistHorizontalCompression(.required)
    }
}
