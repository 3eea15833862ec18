// Printed by draft-inspect with --dialect swiftlayout --form plan.
// Let the class conform to Layoutable, and call sl.updateLayout().

private let label2 = UILabel()

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    contentView.sl.sublayout {
        titleLabel.sl.anchors {
            Anchors.leading.equalToSuper(constant: 16)
            Anchors.centerY
        }
        label2.sl.anchors {
            Anchors.leading.greaterThanOrEqualTo(titleLabel, attribute: .trailing, constant: 8)
            Anchors.trailing.equalToSuper(constant: -16)
            Anchors.centerY.equalTo(titleLabel)
        }
    }
}
