import UIKit

/// A cell with a plan for its content view.
public protocol PlannedCell: Planned {
    @LayoutPlan var contentViewPlan: any ViewPlan { get }
}

public typealias UITablePlannedCell = UITableViewCell & PlannedCell
public typealias UICollectionPlannedCell = UICollectionViewCell & PlannedCell

extension PlannedCell where Self: CellWithContentView {
    @LayoutPlan public var viewPlan: any ViewPlan {
        contentView.drf.insert { contentViewPlan }
    }
}

/// A stack with a plan for its arranged subviews.
public protocol PlannedStack: Planned {
    @LayoutPlan var stackViewPlan: any ViewPlan { get }
}

public typealias UIPlannedStack = UIStackView & PlannedStack
public typealias UIPlannedScrollableStack = ScrollableStackView & PlannedStack

extension PlannedStack where Self: StackCompatible {
    @LayoutPlan public var viewPlan: any ViewPlan {
        [UIView]()
    }
}
