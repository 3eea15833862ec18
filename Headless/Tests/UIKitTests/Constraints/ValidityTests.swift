import Testing
import UIKit

@MainActor
struct ValidityTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    let root = UIView()
    let view = UIView()

    init() {
        root.addSubview(view)
    }

    private func reasons(
        _ first: Any,
        _ attribute: Attribute,
        _ second: Any?,
        _ other: Attribute,
        multiplier: CGFloat = 1
    ) -> [String] {
        MisuseReport.collecting {
            let constraint = NSLayoutConstraint(
                item: first,
                attribute: attribute,
                relatedBy: .equal,
                toItem: second,
                attribute: other,
                multiplier: multiplier,
                constant: 0
            )
            // What was refused cannot be activated.
            constraint.isActive = true
        }.map(\.reason)
    }

    @Test(arguments: [
        (Attribute.width, Attribute.height), (.top, .bottom), (.leading, .trailing), (.left, .right),
        (.leading, .centerX), (.left, .centerX), (.firstBaseline, .bottom), (.leadingMargin, .trailing),
        (.centerXWithinMargins, .left), (.topMargin, .top),
    ])
    func attributesOfOneKindMakeAConstraint(first: Attribute, second: Attribute) {
        #expect(reasons(view, first, root, second).isEmpty)
    }

    @Test(arguments: [
        (Attribute.width, Attribute.top), (.top, .leading), (.leading, .top), (.centerX, .width), (.height, .centerY),
    ])
    func attributesOfDifferentKindsRaise(first: Attribute, second: Attribute) {
        let found = reasons(view, first, root, second)
        #expect(found == ["NSLayoutConstraint for \(view): Invalid pairing of layout attributes."])
    }

    @Test(arguments: [
        (Attribute.leading, Attribute.left), (.right, .trailing), (.leadingMargin, .right), (.left, .trailingMargin),
    ])
    func leadingAndLeftDoNotMix(first: Attribute, second: Attribute) {
        let found = reasons(view, first, root, second)
        #expect(found.first?.hasSuffix("Use leading/trailing for both or neither.") == true)
    }

    @Test func anchorsOfLeadingAndLeftDoNotMixEither() {
        let misuses = MisuseReport.collecting {
            view.leadingAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        }
        #expect(misuses.count == 1)
        #expect(misuses.first?.severity == .exception(name: "NSInvalidArgumentException"))
    }

    @Test(arguments: [Attribute.top, .leading, .centerX, .lastBaseline])
    func aPlaceCannotEqualAConstant(attribute: Attribute) {
        for found in [
            reasons(view, attribute, nil, .notAnAttribute), reasons(view, attribute, root, attribute, multiplier: 0),
        ] {
            #expect(found.first?.hasSuffix("Location attributes must be specified in pairs.") == true)
        }
    }

    @Test func sizesCanEqualAConstant() {
        #expect(reasons(view, .width, nil, .notAnAttribute).isEmpty)
        #expect(reasons(view, .width, root, .width, multiplier: 0).isEmpty)
    }

    @Test func itemsAreViewsOrGuides() {
        let text = "NSLayoutConstraint for 3: Constraint items must each be a view or layout guide."
        #expect(reasons(3, .top, view, .top) == [text])
        #expect(reasons(view, .top, "x", .top).first?.hasSuffix("each be a view or layout guide.") == true)
    }

    /// `snp.topMargin` of a safe area's guide, as published apps have it.
    @Test func marginsOfGuidesAreEdges() {
        #expect(reasons(root.safeAreaLayoutGuide, .topMargin, view, .top).isEmpty)
        #expect(reasons(view, .top, root.safeAreaLayoutGuide, .topMargin).isEmpty)
        #expect(reasons(view, .top, root.safeAreaLayoutGuide, .leftMargin).count == 1)
    }

    @Test func noAttributeIsNoAttribute() {
        #expect(reasons(view, .notAnAttribute, root, .top).first?.hasSuffix("Unknown layout attribute") == true)
        #expect(reasons(view, .top, root, .notAnAttribute).first?.hasSuffix("Unknown layout attribute") == true)
    }

    @Test func numbersMustBeFinite() {
        let width = view.widthAnchor
        let found = MisuseReport.collecting {
            _ = width.constraint(equalTo: root.widthAnchor, multiplier: .nan)
            _ = width.constraint(equalToConstant: .infinity)
        }
        #expect(found.map(\.severity).allSatisfy { $0 == .exception(name: "NSInternalInconsistencyException") })
        #expect(found.first?.reason == "Multiplier is not finite!  That's illegal.  multiplier:nan")
        #expect(
            found.last?.reason.hasPrefix(
                "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf firstAnchor:<NSLayoutDim"
            ) == true
        )
        #expect(found.last?.reason.hasSuffix("secondAnchor:(null)") == true)
    }
}
