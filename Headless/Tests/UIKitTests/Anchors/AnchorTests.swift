import Testing
import UIKit

@MainActor
struct AnchorTests {
    let root = UIView()
    let view = UIView()

    init() {
        root.addSubview(view)
    }

    private func expect(
        _ constraint: NSLayoutConstraint,
        _ first: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        location: SourceLocation = #_sourceLocation
    ) {
        #expect(constraint.firstItem === view, sourceLocation: location)
        #expect(constraint.firstAttribute == first, sourceLocation: location)
        #expect(constraint.relation == relation, sourceLocation: location)
        #expect(constraint.secondItem === (second == .notAnAttribute ? nil : root), sourceLocation: location)
        #expect(constraint.secondAttribute == second, sourceLocation: location)
        #expect(constraint.multiplier == multiplier, sourceLocation: location)
        #expect(constraint.constant == constant, sourceLocation: location)
        #expect(constraint.priority == .required, sourceLocation: location)
        #expect(!constraint.isActive, sourceLocation: location)
    }

    @Test func everyPositionHasItsAttribute() {
        expect(view.leadingAnchor.constraint(equalTo: root.trailingAnchor), .leading, .equal, .trailing)
        expect(view.leftAnchor.constraint(equalTo: root.rightAnchor), .left, .equal, .right)
        expect(view.centerXAnchor.constraint(equalTo: root.centerXAnchor), .centerX, .equal, .centerX)
        expect(view.topAnchor.constraint(equalTo: root.bottomAnchor), .top, .equal, .bottom)
        expect(view.centerYAnchor.constraint(equalTo: root.centerYAnchor), .centerY, .equal, .centerY)
        expect(
            view.firstBaselineAnchor.constraint(equalTo: root.lastBaselineAnchor),
            .firstBaseline,
            .equal,
            .lastBaseline
        )
    }

    @Test func relationsAndConstantsAreKept() {
        let (a, b) = (view.topAnchor, root.topAnchor)
        expect(a.constraint(equalTo: b, constant: 3), .top, .equal, .top, constant: 3)
        expect(a.constraint(lessThanOrEqualTo: b), .top, .lessThanOrEqual, .top)
        expect(a.constraint(greaterThanOrEqualTo: b, constant: -2), .top, .greaterThanOrEqual, .top, constant: -2)
    }

    @Test func dimensionsHaveMultipliersAndConstants() {
        let (a, b) = (view.widthAnchor, root.heightAnchor)
        expect(a.constraint(equalToConstant: 4), .width, .equal, .notAnAttribute, constant: 4)
        expect(a.constraint(lessThanOrEqualToConstant: 4), .width, .lessThanOrEqual, .notAnAttribute, constant: 4)
        expect(a.constraint(greaterThanOrEqualToConstant: 4), .width, .greaterThanOrEqual, .notAnAttribute, constant: 4)
        expect(a.constraint(equalTo: b), .width, .equal, .height)
        expect(a.constraint(equalTo: b, multiplier: 0.5), .width, .equal, .height, multiplier: 0.5)
        expect(
            a.constraint(lessThanOrEqualTo: b, multiplier: 2, constant: 1),
            .width,
            .lessThanOrEqual,
            .height,
            multiplier: 2,
            constant: 1
        )
        // UIKit drops what is multiplied by 0.
        expect(a.constraint(equalTo: b, multiplier: 0, constant: 7), .width, .equal, .notAnAttribute, constant: 7)
    }

    @Test func theSystemsSpacingIsEightPoints() {
        expect(
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            .leading,
            .equal,
            .leading,
            constant: 16
        )
        expect(
            view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1),
            .top,
            .greaterThanOrEqual,
            .top,
            constant: 8
        )
    }

    @Test func distancesOfAnchorsAreDimensions() {
        let gap = view.leadingAnchor.anchorWithOffset(to: root.trailingAnchor)
        let constraint = gap.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 3)
        constraint.isActive = true
        #expect(root.constraints == [constraint])
        #expect(constraint.firstItem == nil)
        #expect(constraint.secondItem === view)
    }

    @Test func descriptionsNameTheItemAndTheAttribute() {
        let label = UILabel()
        label.text = "Total"
        #expect(label.leadingAnchor.description.hasPrefix("<NSLayoutXAxisAnchor:0x"))
        #expect(label.leadingAnchor.description.hasSuffix("'Total'.leading\">"))
    }

    @Test func aConstraintReadsAsUIKitWritesIt() {
        let constraint = view.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -3)
        constraint.identifier = "half"
        let text = constraint.description
        #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
        #expect(text.contains(" 'half' UIView:0x"))
        #expect(text.contains(".width == 0.5*UIView:0x"))
        #expect(text.hasSuffix(".height - 3   (inactive)>"))
    }
}
