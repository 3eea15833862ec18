import Draftsman
import UIKit

/// A cell as high as its texts: a title, a note of any length, and a state.
final class OrderCell: UITablePlannedCell {
    private let title = UILabel(text: "Order 4711")
    private let note = UILabel(text: "Leave it with the neighbours on the second floor if nobody is at home.")
    private let state = UILabel(text: "On its way")

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.numberOfLines = 0
        applyPlan()
    }

    required init?(coder: NSCoder) { nil }

    @LayoutPlan var contentViewPlan: ViewPlan {
        title.drf
            .top.leading.equal(with: .parent).offset(by: 12)
        state.drf
            .leading.moreThan(to: title.trailingAnchor).offset(by: 8)
            .trailing.equal(with: .parent).offset(by: 12)
            .top.equal(to: title.topAnchor)
            .resistHorizontalCompression(.required)
        note.drf
            .localizedHorizontal.bottom.equal(with: .parent).offset(by: 12)
            .top.equal(to: title.bottomAnchor).offset(by: 4)
    }
}
