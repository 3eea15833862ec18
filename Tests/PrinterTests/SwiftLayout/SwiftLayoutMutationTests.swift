import Foundation
import LayoutInspector
import LayoutModel
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect swiftlayout")
struct SwiftLayoutMutationTests {
    private static let screens: [(name: String, dump: String)] = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
        ("outlet", SwiftLayoutMutationTests.outlet),
    ]

    private static let outlet = dump(
        #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#,
        constraints: [
            "v.top == root.top =topConstraint", "v.left == root.left + 8", "v.right == root.right - 8",
            "v.width == 40", "v.height == 30", "v.centerX == root.centerX @750 #middle",
        ]
    )

    private static let versions = [5, 3, 1]

    private func checks(_ version: Int) -> ProofChecks<SwiftLayout> {
        var checks = ProofChecks(definition: SwiftLayout(), screens: Self.screens) { plan in
            let normal = NormalSwiftLayout(plan)
            return SwiftLayoutMutants.all(of: plan).filter { NormalSwiftLayout($0.plan) != normal }
                .map { ($0.kind, $0.plan) }
        }
        checks.options = { screen in
            var options = PrintOptions()
            options.dialectVersion = version
            options.autoIdentifiers = screen == "login" && version == 5 ? .all : .none
            return options
        }
        return checks
    }

    @Test("an unbroken text is proven", arguments: Dialect.swiftLayout.forms, versions)
    func unbroken(_ form: SourceForm, _ version: Int) throws { try checks(version).unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.swiftLayout.forms, versions)
    func plans(_ form: SourceForm, _ version: Int) throws { try checks(version).plans(form, atLeast: 35) }

    @Test(
        "each changed token and line of the text is caught, or says the same",
        arguments: Dialect.swiftLayout.forms,
        versions
    )
    func texts(_ form: SourceForm, _ version: Int) throws { try checks(version).texts(form, atLeast: 100) }
}

/// A plan without the order of its parts where that does not matter, to recognize changes that mean the same.
struct NormalSwiftLayout: Equatable {
    private var file: SwiftLayoutFile

    init(_ original: SwiftLayoutFile) {
        file = original
        file.imports.sort()
        for index in file.sections.indices {
            var section = file.sections[index]
            section.parts = NormalParts.normalized(section.parts)
            section.preparation = Self.normalized(section.preparation)
            section.completion = Self.normalized(section.completion)
            for member in section.members.indices {
                section.members[member].nodes = Self.normalized(section.members[member].nodes)
            }
            // Without the property that the protocol asks for, the layout is a constant of the statements alone.
            if section.state == nil, !section.members.isEmpty { section.members[0].name = "layout" }
            file.sections[index] = section
        }
    }

    /// Reasons are comments, and constraints are solved together.
    private static func normalized(_ steps: [PlainStep]) -> [PlainStep] {
        let statements = NormalParts.normalized(steps.statements).map { PlainStep(reason: "", action: .statement($0)) }
        return statements + NormalParts.sorted(steps.constraints).map { PlainStep(reason: "", action: .constraint($0)) }
    }

    /// Lines and attributes in any order; trees in any order, as each begins with another view.
    private static func normalized(_ nodes: [LayoutNode]) -> [LayoutNode] {
        var trees: [[LayoutNode]] = []
        for var node in nodes {
            node.anchors = NormalParts.sorted(node.anchors.flatMap(normalized))
            if let parent = node.parent {
                // Counted from the beginning of the tree.
                let start = trees.dropLast().reduce(0) { $0 + $1.count }
                node.parent = parent - start
                trees[trees.count - 1].append(node)
            } else {
                trees.append([node])
            }
        }
        return trees.sorted { "\($0)" < "\($1)" }.flatMap { $0 }
    }

    /// A line for each attribute: lines that have all else in common are one line as well.
    private static func normalized(_ line: AnchorLine) -> [AnchorLine] {
        var line = line
        if line.call == nil { line.call = AnchorLine.Call(relation: .equal, target: .superview) }
        return line.head.attributes.map {
            var line = line
            line.head = .attributes([$0])
            // The attribute of the target is the line's own unless another is named.
            if line.call?.attribute == $0 { line.call?.attribute = nil }
            return line
        }
    }
}

/// All plans that differ from one in a single decision.
enum SwiftLayoutMutants {
    struct Mutant {
        var kind: String
        var plan: SwiftLayoutFile
    }

    static func all(of plan: SwiftLayoutFile) -> [Mutant] {
        var mutants: [Mutant] = []
        func add(_ kind: String, _ change: (inout SwiftLayoutSection) -> Void) {
            var copy = plan
            change(&copy.sections[0])
            mutants.append(Mutant(kind: kind, plan: copy))
        }
        let section = plan.sections[0]
        for index in section.parts.declarations.indices {
            add("declaration left out") { $0.parts.declarations.remove(at: index) }
            add("declaration of another class") {
                $0.parts.declarations[index].value = .plain(className: "UISlider")
            }
        }
        if section.parts.shell != nil {
            add("superclass") { $0.parts.shell?.bases[0] = "UIControl" }
            add("protocol left out") { $0.parts.shell?.bases = ["UIViewController"] }
            add("calls") { $0.parts.shell?.calls.removeAll() }
            add("class left out") { $0.parts.shell = nil }
        }
        add("state") { $0.state = $0.state == nil ? "activation" : nil }
        for steps in [\SwiftLayoutSection.preparation, \SwiftLayoutSection.completion] {
            for index in section[keyPath: steps].indices {
                add("step left out") { $0[keyPath: steps].remove(at: index) }
                switch section[keyPath: steps][index].action {
                case .statement(let statement):
                    for (change, mutant) in UIKitMutants.statements(of: statement) {
                        add("\(UIKitMutants.kind(of: statement)): \(change)") {
                            $0[keyPath: steps][index].action = .statement(mutant)
                        }
                    }
                case .constraint(let constraint):
                    for (change, mutant) in UIKitMutants.constraints(of: constraint) {
                        add("constraint: \(change)") { $0[keyPath: steps][index].action = .constraint(mutant) }
                    }
                }
            }
        }
        for member in section.members.indices {
            add("member left out") { $0.members.remove(at: member) }
            add("member renamed") { $0.members[member].name += "2" }
            for node in section.members[member].nodes.indices {
                let isLeaf = !section.members[member].nodes.contains { $0.parent == node }
                if isLeaf { add("leaf left out") { Self.remove(node, from: &$0.members[member].nodes) } }
                add("other view") { $0.members[member].nodes[node].kind = .item("nobody") }
                add("identifier") { $0.members[member].nodes[node].identifier = "more" }
                add("access") {
                    $0.members[member].nodes[node].access =
                        $0.members[member].nodes[node].access == .bare ? .direct : .bare
                }
                if case .group(let isArranged) = section.members[member].nodes[node].kind {
                    add("group") { $0.members[member].nodes[node].kind = .group(isArranged: !isArranged) }
                }
                addAnchors(of: section.members[member].nodes[node]) { kind, lines in
                    add(kind) { $0.members[member].nodes[node].anchors = lines }
                }
            }
        }
        return mutants
    }

    private static func remove(_ leaf: Int, from nodes: inout [LayoutNode]) {
        nodes.remove(at: leaf)
        for index in nodes.indices {
            if let parent = nodes[index].parent, parent > leaf { nodes[index].parent = parent - 1 }
        }
    }

    private static func addAnchors(of node: LayoutNode, _ add: (String, [AnchorLine]) -> Void) {
        for index in node.anchors.indices {
            var lines = node.anchors
            lines.remove(at: index)
            add("line left out", lines)
            add("line twice", node.anchors + [node.anchors[index]])
            func change(_ kind: String, _ change: (inout AnchorLine) -> Void) {
                var lines = node.anchors
                change(&lines[index])
                add("line: " + kind, lines)
            }
            let line = node.anchors[index]
            change("listed") { $0.isListed.toggle() }
            change("priority") { $0.priority = 333 }
            change("identifier") { $0.identifier = "more" }
            change("multiplier") { $0.multiplier += 1 }
            change("attribute left out") {
                $0.head = .attributes(Array($0.head.attributes.dropLast()))
            }
            change("more attributes") { $0.head = .attributes($0.head.attributes + [.firstBaseline]) }
            guard let call = line.call else {
                change("call") { $0.call = AnchorLine.Call(relation: .lessThanOrEqual, target: .superview) }
                continue
            }
            change("bare") { $0.call = nil }
            for relation in Relation.allCases where relation != call.relation {
                change("\(relation)") { $0.call?.relation = relation }
            }
            change("target") { $0.call?.target = call.target == .superview ? .item("nobody") : .superview }
            change("target attribute") { $0.call?.attribute = call.attribute == .height ? .width : .height }
            switch call.offset {
            case .none: change("constant") { $0.call?.offset = .constant(7) }
            case .constant(let constant):
                change("constant") { $0.call?.offset = .constant(constant + 1) }
                change("inset") { $0.call?.offset = .inward(-constant - 1) }
            case .inward(let inward): change("inset") { $0.call?.offset = .inward(inward + 1) }
            case .size(let width, let height):
                change("size") { $0.call?.offset = .size(width: width, height: height + 1) }
            case .sizeOffsets(let width, let height):
                change("size") { $0.call?.offset = .sizeOffsets(width: width + 1, height: height) }
            case .centerOffsets(let x, let y): change("center") { $0.call?.offset = .centerOffsets(x: x, y: y + 1) }
            }
        }
    }
}
