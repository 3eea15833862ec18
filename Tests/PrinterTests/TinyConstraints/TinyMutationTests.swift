import Foundation
import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect tinyconstraints")
struct TinyMutationTests {
    private static let screens: [(name: String, dump: String)] = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
        ("combinations", TinyMutationTests.combinations),
    ]

    /// What the combined calls make.
    private static let combinations = dump(
        """
        {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false, "subviews": [
          {"id": "a", "class": "UILabel", "name": "a", "translatesAutoresizingMask": false},
          {"id": "b", "class": "UILabel", "name": "b", "translatesAutoresizingMask": false}]},
        {"id": "c", "class": "UILabel", "name": "c", "translatesAutoresizingMask": false}
        """,
        constraints: [
            "v.left == [root.safeArea].left + 8", "v.right == [root.safeArea].right - 8",
            "v.top == [root.safeArea].top + 4", "a.left == v.left", "a.right == v.right", "a.top == v.top + 1",
            "a.bottom == v.bottom - 2", "b.width == 20", "b.height == 30", "b.centerX == v.centerX",
            "b.centerY == v.centerY - 3", "c.width == v.width", "c.height == v.height", "c.leading == v.trailing + 5",
            "c.left == root.left + 6", "c.right == root.right - 6", "c.width == c.height * 1.5 @750",
            "c.centerX == v.centerX", "c.centerY == v.centerY",
        ]
    )

    private var checks: ProofChecks<TinyConstraints> {
        var checks = ProofChecks(definition: TinyConstraints(), screens: Self.screens) { plan in
            let normal = NormalLibrary(plan, meaning: TinyMeaning.words)
            return LibraryMutants.all(of: plan, callMutants: TinyMutants.all)
                .filter { NormalLibrary($0.plan, meaning: TinyMeaning.words) != normal }.map { ($0.kind, $0.plan) }
        }
        checks.normal = Self.withoutExcludedInsets
        return checks
    }

    /// The inset of an edge that is excluded is read nowhere: `edgesToSuperview` makes no constraint for it
    /// (`TinyConstraints+superview.swift` of 4.0.2).
    private static func withoutExcludedInsets(_ text: String) -> String {
        let call = /excluding: \.(?<edge>\w+),\s+insets: UIEdgeInsets\((?<insets>[^()]*)\)/
        return text.replacing(call) { match in
            let insets = match.insets.split(separator: ", ").map { inset in
                let isExcluded =
                    inset.hasPrefix(match.edge + ": ") && Double(inset.dropFirst(match.edge.count + 2)) != nil
                return isExcluded ? match.edge + ": _" : inset
            }
            return "excluding: .\(match.edge), insets: UIEdgeInsets(\(insets.joined(separator: ", ")))"
        }
    }

    @Test("an unbroken text is proven", arguments: Dialect.tinyConstraints.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.tinyConstraints.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 35) }

    @Test(
        "each changed token and line of the text is caught, or says the same",
        arguments: Dialect.tinyConstraints.forms
    )
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 150) }
}

/// What a statement says: several helpers say the same insets, and those of excluded edges say nothing.
enum TinyMeaning {
    static func words(_ statement: TinyStatement) -> [String] {
        guard case .call(var call) = statement else { return ["\(statement)"] }
        var excluded: String?
        for case .excluding(let edge) in call.arguments { excluded = edge }
        call.arguments = call.arguments.compactMap { argument in
            switch argument {
            case .insets(let insets):
                var edges = insets.edges
                switch excluded {
                case "top": edges.top = 0
                case "left": edges.left = 0
                case "bottom": edges.bottom = 0
                case "right": edges.right = 0
                default: break
                }
                return edges.common == 0 ? nil : .insets(.edges(edges))
            case .priority(let priority): return .priority(.number(priority.value))
            case .offset(0): return nil
            // The item is not used beside an anchor.
            case .item where call.arguments.count > 1 && call.arguments[1].rank == 1: return nil
            default: return argument
            }
        }
        return ["\(call)"]
    }
}

/// What differs from a statement in a single decision.
enum TinyMutants {
    static func all(of statement: TinyStatement) -> [(String, TinyStatement)] {
        guard case .call(let call) = statement else {
            guard case .identifier(let property, let identifier) = statement else { return [] }
            return [
                ("other identifier", .identifier(property: property, identifier + "x")),
                ("identifier of another", .identifier(property: "nobody", identifier)),
            ]
        }
        var result: [(String, TinyStatement)] = []
        func add(_ kind: String, _ change: (inout TinyCall) -> Void) {
            var copy = call
            change(&copy)
            result.append((kind, .call(copy)))
        }
        add("other receiver") { $0.receiver = "nobody" }
        for method in TinyMethod.allCases where method != call.method { add("method \(method)") { $0.method = method } }
        add("identifier") { $0.identifier = "more" }
        add("property") { $0.property = "another" }
        add("property left out") { $0.property = nil }
        add("identifier left out") { $0.identifier = nil }
        for index in call.arguments.indices {
            add("argument left out") { $0.arguments.remove(at: index) }
            add("argument twice") { $0.arguments.insert(call.arguments[index], at: index) }
            switch call.arguments[index] {
            case .number(let value): add("number") { $0.arguments[index] = .number(value + 1) }
            case .size(let width, let height):
                add("size") { $0.arguments[index] = .size(width: height, height: width) }
            case .item(let label, _): add("other item") { $0.arguments[index] = .item(label: label, call.receiver) }
            case .anchor: add("other anchor") { $0.arguments[index] = .anchor(call.receiver + ".topAnchor") }
            case .excluding(let edge):
                add("other edge") { $0.arguments[index] = .excluding(edge == "top" ? "left" : "top") }
            case .insets: add("insets") { $0.arguments[index] = .insets(.helper(.uniform, 77)) }
            case .multiplier(let value): add("multiplier") { $0.arguments[index] = .multiplier(value + 1) }
            case .offset(let value): add("offset") { $0.arguments[index] = .offset(value + 1) }
            case .point(let x, let y): add("point") { $0.arguments[index] = .point(x: x + 1, y: y) }
            case .relation(let relation):
                add("relation") {
                    $0.arguments[index] = .relation(relation == .equalOrLess ? .equalOrGreater : .equalOrLess)
                }
            case .priority: add("priority") { $0.arguments[index] = .priority(.number(333)) }
            case .usingSafeArea: break
            }
        }
        return result
    }
}
