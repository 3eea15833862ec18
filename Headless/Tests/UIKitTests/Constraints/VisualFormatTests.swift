import Testing
import UIKit

@MainActor
struct VisualFormatTests {
    let parent = UIView()
    let title = UILabel()
    let value = UILabel()

    init() {
        parent.addSubview(title)
        parent.addSubview(value)
    }

    private func made(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: options,
            metrics: ["gap": 12, "height": CGFloat(30)],
            views: ["title": title, "value": value]
        )
    }

    @Test func aRowIsItsConstraints() {
        let found = made("H:|-gap-[title]-[value(==title)]-|", .alignAllTop)
        #expect(found.count == 5)
        #expect(found[0].firstItem === title && found[0].secondItem === parent && found[0].constant == 12)
        #expect(found[1].firstItem === value && found[1].firstAttribute == .leading && found[1].constant == 8)
        #expect(found[2].firstAttribute == .width && found[2].secondItem === title)
        #expect(found[3].firstItem === parent && found[3].firstAttribute == .trailingMargin)
        #expect(found[4].firstAttribute == .top && found[4].secondAttribute == .top)
        #expect(found.allSatisfy { !$0.isActive && $0.priority == .required })
    }

    @Test func prioritiesAndMetricsAreRead() throws {
        let constraint = try #require(made("V:[title(>=height@750)]").first)
        #expect(constraint.constant == 30 && constraint.priority == .defaultHigh)
        #expect(constraint.relation == .greaterThanOrEqual && constraint.secondItem == nil)
    }

    @Test(arguments: ["H:|-[title", "[title]-x-[value]", "[other]"])
    func whatCannotBeParsedRaises(format: String) {
        let misuses = MisuseReport.collecting { #expect(made(format).isEmpty) }
        #expect(misuses.first?.reason.hasPrefix("Unable to parse constraint format") == true)
    }

    @Test func aBarWithoutASuperviewRaises() {
        title.removeFromSuperview()
        value.removeFromSuperview()
        let misuses = MisuseReport.collecting { #expect(made("|-[title]-|").isEmpty) }
        #expect(misuses.first?.reason.contains("doesn't have a superview") == true)
    }

    @Test func aGuideCanBeAView() throws {
        let guide = UILayoutGuide()
        parent.addLayoutGuide(guide)
        let found = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[guide]-4-[title]",
            views: ["guide": guide, "title": title]
        )
        #expect(found.first?.secondItem === guide && found.first?.constant == 4)
    }
}
