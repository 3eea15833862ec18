import Draftsman
import Testing
import UIKit

@MainActor
private final class Card: UIView, Planned {
    let title = UILabel()
    let badge = UIView()
    var showsBadge = true
    var space: CGFloat = 8
    var factor: CGFloat = 0.5

    @LayoutPlan var viewPlan: any ViewPlan {
        title.drf
            .top.equal(with: .parent).offset(by: space)
            .width.equal(with: .parent).multiplied(by: factor)
        if showsBadge { badge.drf.cornered(at: .topRight) }
    }
}

private final class Screen: UIPlannedController {
    let card = UIView()

    var viewPlan: ViewPlan {
        VStacked { card }.fillSafeArea()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyPlan()
    }
}

private final class Row: UITablePlannedCell {
    let title = UILabel()

    var contentViewPlan: ViewPlan { title.drf.fillParent().offset(by: 8) }
}

private final class Column: UIPlannedStack {
    let title = UILabel()

    var stackViewPlan: ViewPlan { title }
}

@MainActor
@Suite struct PlannedTests {
    @Test func applyingAgainKeepsConstraintsAndTheirMultipliers() {
        let card = Card()
        let first = card.applyPlan()
        #expect(first.count == 4 && card.viewPlanApplied && card.appliedConstraints == first)
        card.space = 20
        card.factor = 0.25
        let second = card.applyPlan()
        #expect(second == first)
        #expect(second.map(\.constant) == [20, 0, 0, 0])
        #expect(second[1].multiplier == 0.5)
    }

    @Test func viewsAndConstraintsThatThePlanDropsGo() {
        let card = Card()
        let own = UIView()
        card.addSubview(own)
        let first = card.applyPlan()
        card.showsBadge = false
        let second = card.applyPlan()
        #expect(second.count == 2)
        #expect(card.badge.superview == nil && own.superview === card && card.title.superview === card)
        #expect(first.filter(\.isActive).count == 2)
    }

    @Test func nothingAppliesAPlanByItself() {
        let card = Card()
        let root = UIView()
        root.drf.insert { card }.apply()
        #expect(card.subviews.isEmpty && !card.viewPlanApplied)
    }

    @Test func controllersCellsAndStacks() {
        let screen = Screen()
        screen.loadViewIfNeeded()
        #expect(screen.card.superview is UIStackView)
        #expect(screen.appliedConstraints.count == 4)
        #expect(screen.view.translatesAutoresizingMaskIntoConstraints)

        let row = Row(style: .default, reuseIdentifier: nil)
        row.applyPlan()
        #expect(row.title.superview === row.contentView && row.contentView.superview === row)
        #expect(row.contentView.translatesAutoresizingMaskIntoConstraints)

        let column = Column(frame: .zero)
        column.applyPlan()
        #expect(column.arrangedSubviews == [column.title])
    }
}
