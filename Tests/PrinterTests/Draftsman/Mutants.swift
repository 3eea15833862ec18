@testable import LayoutPrinter

/// All plans that differ from one in a single decision.
enum Mutants {
    static func all(of plan: DraftsmanFile) -> [MutationTests.Mutant] {
        var mutants: [MutationTests.Mutant] = []
        func add(_ kind: String, _ change: (inout DraftsmanPlan.Section) -> Void) {
            var copy = plan
            change(&copy.sections[0])
            mutants.append(.init(kind: kind, plan: copy))
        }
        let section = plan.sections[0]
        for index in section.parts.declarations.indices {
            add("declaration left out") { $0.parts.declarations.remove(at: index) }
            add("declaration of another class") { $0.parts.declarations[index].value = .plain(className: "UISlider") }
        }
        for member in section.members.indices {
            add("plan left out") { $0.members.remove(at: member) }
            add("plan renamed") { $0.members[member].name += "X" }
            for (index, component) in section.members[member].components.enumerated() {
                let name = "\(component.subject)".prefix { $0 != "(" }
                add("\(name) named otherwise") { $0.members[member].components[index].subject = .named("nobody") }
                add("\(name) made anew") {
                    $0.members[member].components[index].subject = .new(.plain(className: "UISlider"))
                }
                if component.parent != nil {
                    add("\(name) hung higher") { $0.members[member].components[index].parent = nil }
                    add("\(name) placed otherwise") { section in
                        let isArranged = component.placement == .arranged
                        section.members[member].components[index].placement = isArranged ? .inserted : .arranged
                    }
                }
                for step in component.steps.indices {
                    add("step of \(name) left out") { $0.members[member].components[index].steps.remove(at: step) }
                    for (kind, changed) in steps(of: component.steps[step]) {
                        add(kind) { $0.members[member].components[index].steps[step] = changed }
                    }
                }
            }
        }
        for index in section.remainder.indices {
            let kind = UIKitMutants.kind(of: section.remainder[index].action)
            add("\(kind) left out") { $0.remainder.remove(at: index) }
            for (change, action) in actions(of: section.remainder[index].action) {
                add("\(kind): \(change)") { $0.remainder[index].action = action }
            }
        }
        return mutants
    }

    private static func steps(of step: DraftsmanPlan.Step) -> [(String, DraftsmanPlan.Step)] {
        switch step {
        case .flag(let name, let value): return [("\(name) turned", .flag(name: name, value: !value))]
        case .accessibilityIdentifier(let text): return [("identifier changed", .accessibilityIdentifier(text + "x"))]
        case .relation(let relation): return relations(of: relation).map { ($0.0, .relation($0.1)) }
        }
    }

    private static func relations(of relation: DraftsmanPlan.Relation) -> [(String, DraftsmanPlan.Relation)] {
        var result: [(String, DraftsmanPlan.Relation)] = []
        func add(_ kind: String, _ change: (inout DraftsmanPlan.Relation) -> Void) {
            var copy = relation
            change(&copy)
            result.append((kind, copy))
        }
        switch relation.head {
        case .anchors(let chain, let comparison, let target):
            // What `vertical` would add, a later relation of the bottom replaces.
            for other in AnchorChain.allCases where other != chain && (chain, other) != (.top, .vertical) {
                add("\(chain.rawValue) becomes \(other.rawValue)") { $0.head = .anchors(other, comparison, target) }
            }
            for other in DraftsmanPlan.Comparison.allCases where other != comparison {
                add("\(comparison) of \(chain.rawValue) becomes \(other)") { $0.head = .anchors(chain, other, target) }
            }
            for (kind, other) in targets(of: target) {
                add("\(chain.rawValue): \(kind)") { $0.head = .anchors(chain, comparison, other) }
            }
        case .shortcut(let shortcut):
            for other in Shortcut.allCases where other != shortcut {
                add("\(shortcut) becomes \(other)") { $0.head = .shortcut(other) }
            }
        case .cornered(let corner):
            for other in ["topLeft", "topRight", "bottomLeading", "center"] where other != corner {
                add("corner \(corner) becomes \(other)") { $0.head = .cornered(at: other) }
            }
        case .sized(let width, let height):
            add("wider") { $0.head = .sized(width: width + 1, height: height) }
            add("higher") { $0.head = .sized(width: width, height: height + 1) }
        }
        for index in relation.modifiers.indices {
            let name = "\(relation.modifiers[index])".prefix { $0 != "(" }
            add("\(name) left out") { $0.modifiers.remove(at: index) }
            add("\(name) said twice") { $0.modifiers.insert(relation.modifiers[index], at: index) }
            for (kind, other) in modifiers(of: relation.modifiers[index]) {
                add("\(name): \(kind)") { $0.modifiers[index] = other }
            }
        }
        add("priority added") { $0.modifiers.append(.priority(600)) }
        add("identifier added") { $0.modifiers.append(.identifier("more")) }
        add("offset after the rest") { $0.modifiers.append(.offset(1)) }
        add("factor added") { $0.modifiers.append(.multiplied(3)) }
        return result
    }

    private static func targets(of target: DraftsmanPlan.Target) -> [(String, DraftsmanPlan.Target)] {
        switch target {
        case .anonymous(let layout):
            return DraftsmanPlan.Anonymous.allCases.filter { $0 != layout }.map {
                ("\(layout) becomes \($0)", .anonymous($0))
            }
                + [("anchor for an edge", .anonymousAnchor("centerZ", of: layout))]
        case .anonymousAnchor(let anchor, let layout):
            return [
                ("whole item for an anchor", .anonymous(layout)),
                ("other anchor", .anonymousAnchor(anchor + "x", of: layout)),
            ]
        case .size(let width, let height): return [("size changed", .size(width: height + 1, height: width))]
        case .constant(let value): return [("constant changed", .constant(value + 0.001))]
        case .named(let name):
            return [("nobody for a name", .named("nobody")), ("member of a name", .named(name + ".drf.top"))]
                + [("a name for a name", .named(otherName(name)))]
        }
    }

    /// `o.topAnchor` for `view.topAnchor`
    private static func otherName(_ name: String) -> String {
        let words = name.split(separator: ".").map(String.init)
        return ([words[0] == "o" ? "view" : "o"] + words.dropFirst()).joined(separator: ".")
    }

    private static func modifiers(of modifier: DraftsmanPlan.Modifier) -> [(String, DraftsmanPlan.Modifier)] {
        switch modifier {
        case .offset(let value): return [("turned", .inset(value)), ("changed", .offset(value + 0.5))]
        case .inset(let value): return [("turned", .offset(value)), ("changed", .inset(value + 0.5))]
        case .offsetPair(let first, let second, let isLocalized):
            return [("swapped", .offsetPair(first: second, second: first, isLocalized: isLocalized))]
        case .offsetPoint(let x, let y): return [("swapped", .offsetPoint(x: y, y: x))]
        case .offsetEdges(var edges):
            edges.top += 1
            edges.bottom += 1
            return [("changed", .offsetEdges(edges))]
        case .multiplied(let value): return [("inverted", .multiplied(1 / value)), ("added", .added(value))]
        case .added(let value): return [("turned", .substracted(value))]
        case .substracted(let value): return [("turned", .added(value))]
        case .addedSize(let width, let height): return [("changed", .addedSize(width: width + 1, height: height))]
        case .priority(let value): return [("changed", .priority(value - 1)), ("required", .priority(1000))]
        case .identifier(let text): return [("changed", .identifier(text + "x")), ("empty", .identifier(""))]
        }
    }

    private static func actions(of action: RemainderStatement.Action) -> [(String, RemainderStatement.Action)] {
        switch action {
        case .plain(let statement): return UIKitMutants.statements(of: statement).map { ($0.0, .plain($0.1)) }
        case .constraint(let constraint):
            return UIKitMutants.constraints(of: constraint).map { ($0.0, .constraint($0.1)) }
        case .applyPlan(let plan, let view, let isStacked):
            return [
                ("other base", .applyPlan(plan, to: "nobody", isStacked: isStacked)),
                ("as a stack", .applyPlan(plan, to: view, isStacked: !isStacked)),
            ]
        }
    }
}
