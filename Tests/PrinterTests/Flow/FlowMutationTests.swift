import LayoutInspector
import LayoutModel
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect flow")
struct FlowMutationTests {
    private static let screens: [(name: String, dump: String)] = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
    ]

    private var checks: ProofChecks<Flow> {
        var checks = ProofChecks(definition: Flow(), screens: Self.screens) { plan in
            let normal = NormalFlow(plan)
            return FlowMutants.all(of: plan).filter { NormalFlow($0.plan) != normal }.map { ($0.kind, $0.plan) }
        }
        checks.normal = Self.normal
        return checks
    }

    /// `edges()` makes its constraints itself, and what follows `withView(title)` is about that view.
    private static func normal(_ text: String) -> String {
        text.filter { !$0.isWhitespace }.replacing(".edges().withSelf()", with: ".edges().withSuperview()")
            .replacing(/(?<call>withView\((?<view>\w+)\))\k<view>\.flow\(\)/) { String($0.call) }
    }

    @Test("an unbroken text is proven", arguments: Dialect.flow.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.flow.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 25) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.flow.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 100) }
}

/// A plan without the order of its parts where that does not matter, to recognize changes that mean the same. A flow is what it
/// makes.
struct NormalFlow: Equatable {
    private var file: FlowFile
    private var made: [[String]] = []

    init(_ original: FlowFile) {
        file = original
        file.imports.sort()
        for index in file.sections.indices {
            var section = file.sections[index]
            section.parts = NormalParts.normalized(section.parts)
            section.hierarchy = NormalParts.normalized(section.hierarchy)
            section.rest = NormalParts.sorted(section.rest.constraints).map {
                PlainStep(reason: "", action: .constraint($0))
            }
            made.append(section.chains.flatMap(Self.constraints).sorted())
            section.chains = []
            file.sections[index] = section
        }
    }

    /// The constraints of a flow as text.
    private static func constraints(of chain: FlowChain) -> [String] {
        struct Queued {
            var target: LayoutAttribute?
            var relation = Relation.equal
            var multiplier = 1.0
            var constant = 0.0
        }
        var subject = chain.subject
        var queue: [LayoutAttribute: Queued] = [:]
        var made: [String] = []
        func change(_ attributes: [LayoutAttribute]?, _ change: (inout Queued) -> Void) {
            for key in queue.keys where attributes?.contains(key) ?? true {
                if var value = queue[key] {
                    change(&value)
                    queue[key] = value
                }
            }
        }
        func finish(_ other: String) {
            for (attribute, value) in queue {
                let target = value.target.map { "\(value.multiplier) * \(other).\($0)" } ?? ""
                made.append("\(subject).\(attribute) \(value.relation) \(target) + \(value.constant + 0)")
            }
            queue = [:]
        }
        for group in chain.groups {
            for call in group.calls {
                switch call {
                case .attribute(let attribute, let other): queue[attribute] = Queued(target: other ?? attribute)
                case .constant(let attribute, let constant): queue[attribute] = Queued(constant: constant)
                case .size(let size):
                    queue[.width] = Queued()
                    queue[.height] = Queued()
                    change(nil) { $0.constant = size }
                case .center:
                    queue[.centerX] = Queued(target: .centerX)
                    queue[.centerY] = Queued(target: .centerY)
                case .edges(let inset):
                    for attribute in [LayoutAttribute.left, .top] { queue[attribute] = Queued(target: attribute) }
                    change(nil) { $0.constant = inset }
                    finish("superview")
                    for attribute in [LayoutAttribute.right, .bottom] { queue[attribute] = Queued(target: attribute) }
                    change(nil) { $0.constant = -inset }
                    finish("superview")
                case .multiplier(let value, let attributes): change(attributes) { $0.multiplier = value }
                case .relation(let value, let attributes): change(attributes) { $0.relation = value }
                case .offset(let value, let attributes): change(attributes) { $0.constant = value }
                }
            }
            switch group.target {
            case .superview: finish("superview")
            case .itself: finish(subject)
            case .view(let other):
                finish(other)
                subject = other
            }
        }
        return made
    }
}

/// All plans that differ from one in a single decision.
enum FlowMutants {
    struct Mutant {
        var kind: String
        var plan: FlowFile
    }

    static func all(of plan: FlowFile) -> [Mutant] {
        var mutants: [Mutant] = []
        func add(_ kind: String, _ change: (inout FlowSection) -> Void) {
            var copy = plan
            change(&copy.sections[0])
            mutants.append(Mutant(kind: kind, plan: copy))
        }
        let section = plan.sections[0]
        for index in section.parts.declarations.indices {
            add("declaration left out") { $0.parts.declarations.remove(at: index) }
        }
        if section.parts.shell != nil {
            add("superclass") { $0.parts.shell?.bases = ["UIControl"] }
            add("calls") { $0.parts.shell?.calls.removeLast() }
            add("class left out") { $0.parts.shell = nil }
        }
        for index in section.hierarchy.indices {
            let kind = UIKitMutants.kind(of: section.hierarchy[index])
            add("\(kind) left out") { $0.hierarchy.remove(at: index) }
            for (change, statement) in UIKitMutants.statements(of: section.hierarchy[index]) {
                add("\(kind): \(change)") { $0.hierarchy[index] = statement }
            }
        }
        for index in section.rest.indices {
            add("constraint left out") { $0.rest.remove(at: index) }
            add("constraint twice") { $0.rest.append(section.rest[index]) }
        }
        for chain in section.chains.indices {
            add("chain left out") { $0.chains.remove(at: chain) }
            add("chain of another view") { $0.chains[chain].subject = "nobody" }
            for group in section.chains[chain].groups.indices {
                add("group left out") { $0.chains[chain].groups.remove(at: group) }
                add("group twice") { $0.chains[chain].groups.append(section.chains[chain].groups[group]) }
                for target in [FlowGroup.Target.superview, .itself, .view("nobody")]
                where !section.chains[chain].groups[group].isAlone {
                    add("target") { $0.chains[chain].groups[group].target = target }
                }
                for call in section.chains[chain].groups[group].calls.indices {
                    add("call left out") { $0.chains[chain].groups[group].calls.remove(at: call) }
                    for (kind, mutant) in calls(of: section.chains[chain].groups[group].calls[call]) {
                        add(kind) { $0.chains[chain].groups[group].calls[call] = mutant }
                    }
                }
            }
        }
        return mutants
    }

    private static func calls(of call: FlowCall) -> [(String, FlowCall)] {
        switch call {
        case .attribute(let attribute, let other):
            [
                ("other attribute", .attribute(attribute == .top ? .bottom : .top, of: other)),
                ("attribute of the target", .attribute(attribute, of: other == .centerY ? .bottom : .centerY)),
            ]
        case .constant(let attribute, let constant): [("constant", .constant(attribute, constant + 1))]
        case .size(let size): [("size", .size(size + 1))]
        case .center: [("center", .edges(0))]
        case .edges(let inset): [("edges", .edges(inset + 1))]
        case .multiplier(let value, let attributes): [("multiplier", .multiplier(value + 1, for: attributes))]
        case .relation(let relation, let attributes):
            [("relation", .relation(relation == .equal ? .lessThanOrEqual : .equal, for: attributes))]
        case .offset(let value, let attributes): [("offset", .offset(value + 1, for: attributes))]
        }
    }
}

extension FlowGroup {
    /// Whether no constraint of the group waits for its second item: any target makes the same.
    fileprivate var isAlone: Bool {
        calls.allSatisfy {
            switch $0 {
            case .constant, .size, .relation, .offset, .multiplier, .edges: true
            case .attribute, .center: false
            }
        }
    }
}
