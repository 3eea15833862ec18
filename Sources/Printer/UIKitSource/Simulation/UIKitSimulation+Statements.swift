import LayoutModel
import SwiftSource

/// The effects of statements in UIKit's own calls.
extension UIKitSimulation {
    mutating func run(_ statement: UIKitStatement) throws(ProofFailure) {
        switch statement {
        case .addGuide(let owner, let guide):
            guard case .guide(let index) = try item(named: guide[...]) else {
                throw ProofFailure("'\(guide)' is no layout guide")
            }
            addedGuides[index] = try node(named: owner)
        case .addChild(let controller):
            guard let symbol = symbols[controller], symbol.isController, case .view(let view) = symbol.item else {
                throw ProofFailure("'\(controller)' is no controller")
            }
            if symbol.isDeclaredBySource, declared[controller] == nil {
                throw ProofFailure("'\(controller)' is not declared")
            }
            children.insert(view)
        case .addArrangedSubview(let view, let stack):
            let node = try node(named: stack)
            try checkIsStack(node)
            try hierarchy.addArranged(self.node(named: view), to: node)
        case .didMoveToParent(let controller):
            guard let symbol = symbols[controller], symbol.isController, case .view(let view) = symbol.item,
                children.contains(view)
            else { throw ProofFailure("'\(controller)' is no child controller") }
            settledChildren.insert(view)
        case .addSubview(let view, let superview, let position):
            let child = try node(named: view)
            let parent = try node(named: superview)
            switch position {
            case .front: try hierarchy.addSubview(child, to: parent)
            case .member(let name):
                guard hasMember(name, parent) else {
                    throw ProofFailure("'\(superview)' has no property '\(name)'")
                }
                try hierarchy.addSubview(child, to: parent)
            case .above(let sibling):
                try hierarchy.insert(child, into: parent, next: node(named: sibling), above: true)
            case .below(let sibling):
                try hierarchy.insert(child, into: parent, next: node(named: sibling), above: false)
            }
        case .frame(let view, let x, let y, let width, let height):
            let node = try node(named: view)
            hierarchy.update(node) { $0.frame = Rectangle(x: x, y: y, width: width, height: height) }
        case .autoresizingMask(let view, let options):
            let node = try node(named: view)
            hierarchy.update(node) { $0.autoresizingMask = options }
        case .accessibilityIdentifier(let view, let identifier):
            let node = try node(named: view)
            hierarchy.update(node) { $0.accessibilityIdentifier = identifier }
        case .translatesAutoresizingMask(let view, let value):
            let node = try node(named: view)
            hierarchy.update(node) { $0.translatesMask = value }
        case .stackOption(let stack, let property, let value):
            let node = try node(named: stack)
            try checkIsStack(node)
            hierarchy.update(node) { $0.stackOptions[property] = value }
        case .stackFlag(let stack, let property, let value):
            let node = try node(named: stack)
            try checkIsStack(node)
            hierarchy.update(node) { $0.flags[property] = value }
        case .stackSpacing(let stack, let value):
            let node = try node(named: stack)
            try checkIsStack(node)
            hierarchy.update(node) { $0.stackSpacing = value }
        case .customSpacing(let stack, let points, let view):
            let node = try node(named: stack)
            let after = try self.node(named: view)
            try checkIsStack(node)
            hierarchy.update(node) { $0.customSpacing[after] = points }
        case .barItems(let bar, let items): try assign(items, to: bar)
        case .bringToFront(let view, let superview):
            try hierarchy.bringToFront(node(named: view), in: node(named: superview))
        }
    }

    /// The items make their views subviews. They have to be those of the layout, as there is nothing else to tell from.
    private mutating func assign(_ items: [BarItem], to bar: String) throws(ProofFailure) {
        let parent = try node(named: bar)
        guard case .view(let view) = hierarchy.nodes[parent].identity,
            let values = FrameworkViews.barItems(of: layout.views[view]), barsWithItems.insert(view).inserted
        else { throw ProofFailure("'\(bar)' takes no items here") }
        var names: [String: String] = [:]
        for case .customView(let name) in items {
            let child = try node(named: name)
            guard case .view(let index) = hierarchy.nodes[child].identity else {
                throw ProofFailure("'\(name)' is no view of the layout")
            }
            names[layout.views[index].id] = name
            try hierarchy.addSubview(child, to: parent)
        }
        guard items == values.compactMap({ BarItem($0, isWhole: false) { names[$0] } }) else {
            throw ProofFailure("the items of '\(bar)' are others")
        }
    }
}
