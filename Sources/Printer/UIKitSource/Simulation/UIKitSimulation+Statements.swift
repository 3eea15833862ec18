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
        case .bringToFront(let view, let superview):
            try hierarchy.bringToFront(node(named: view), in: node(named: superview))
        case .barItems(let owner, let property, let items): try setItems(items, property, of: owner)
        }
    }

    /// UIKit makes the views of items subviews of the bar that shows them, when it shows them.
    private mutating func setItems(
        _ items: [BarItem],
        _ property: BarProperty,
        of owner: String
    ) throws(ProofFailure) {
        let host: Int
        switch property.owner {
        case .bar:
            let node = try node(named: owner)
            guard case .view(let bar) = hierarchy.nodes[node].identity,
                layout.views[bar].baseClass == "UIToolbar"
            else { throw ProofFailure("'\(owner)' is no toolbar") }
            host = bar
        case .controller, .navigationItem:
            let name = property.owner == .controller ? "self" : property.owner.rawValue
            guard owner == name, layout.views[root].viewController != nil else {
                throw ProofFailure("'\(owner)' has no property '\(property.rawValue)'")
            }
            host = root
        }
        guard bars[host, default: [:]].updateValue(items, forKey: property) == nil else {
            throw ProofFailure("'\(property.rawValue)' of '\(owner)' is set twice")
        }
        for view in items.compactMap(\.view) { try hierarchy.attachItem(node(named: view)) }
    }
}
