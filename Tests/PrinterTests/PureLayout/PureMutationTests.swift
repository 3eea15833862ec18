import LayoutInspector
import LayoutModel
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect purelayout")
struct PureMutationTests {
    private let checks = LibraryProofChecks(
        library: PureLayout(),
        meanings: { calls in
            calls.withoutRepetitions { if case .constant(let property, _) = $0 { property } else { nil } }
                .flatMap(PureMeaning.words)
        },
        mutants: PureMutants.all
    )

    @Test("an unbroken plan is proven", arguments: Dialect.pureLayout.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.pureLayout.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 40) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.pureLayout.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 150) }
}

/// What a statement says: each call by itself, and calls for several edges edge by edge.
enum PureMeaning {
    static func words(_ statement: PureStatement) -> [String] {
        switch statement {
        case .call(let call): words(call, 1000)
        case .priority(let priority, let calls): calls.flatMap { words($0, priority) }
        case .constant: ["\(statement)"]
        }
    }

    private static func words(_ call: PureCall, _ priority: Double) -> [String] {
        guard case .superviewEdges(let border, let insets, let excluded) = call.method else {
            return ["\(call) @\(priority)"]
        }
        let all: [(LayoutAttribute, Double?)] = [
            (.top, insets?.top), (.leading, insets?.left), (.bottom, insets?.bottom), (.trailing, insets?.right),
        ]
        return all.filter { $0.0 != excluded }.map { edge, inset in
            var single = call
            single.method = .superviewEdge(border, edge, inset: inset == 0 ? nil : inset, nil)
            return "\(single) @\(priority)"
        }
    }
}

/// What differs from a statement in a single decision.
enum PureMutants {
    static func all(of statement: PureStatement) -> [(String, PureStatement)] {
        switch statement {
        case .constant(let property, let constant):
            return [
                ("constant of a property", .constant(property: property, constant + 1)),
                ("property of a constant", .constant(property: "nobody", constant)),
            ]
        case .call(let call):
            return all(of: call).map { ($0, .call($1)) } + [("priority of a call", .priority(333, [call]))]
        case .priority(let priority, let calls):
            var result: [(String, PureStatement)] = [("priority", .priority(priority - 1, calls))]
            for index in calls.indices {
                result.append(("call of a block twice", .priority(priority, calls + [calls[index]])))
                for (kind, mutant) in all(of: calls[index]) {
                    var copy = calls
                    copy[index] = mutant
                    result.append(("block: \(kind)", .priority(priority, copy)))
                }
            }
            return result
        }
    }

    private static func all(of call: PureCall) -> [(String, PureCall)] {
        var result: [(String, PureCall)] = []
        func add(_ kind: String, _ change: (inout PureCall) -> Void) {
            var copy = call
            change(&copy)
            result.append((kind, copy))
        }
        add("receiver") { $0.receiver = "nobody" }
        add("property") { $0.property = "another" }
        add("property left out") { $0.property = nil }
        add("identifier") { $0.identifier = "more" }
        add("identifier left out") { $0.identifier = nil }
        add("constant") { $0.constant = (call.constant ?? 0) + 1 }
        add("constant left out") { $0.constant = nil }
        for (kind, method) in methods(of: call.method) { add("\(kind)") { $0.method = method } }
        return result
    }

    private static func methods(of method: PureMethod) -> [(String, PureMethod)] {
        func amounts(_ amount: PureAmount?) -> [PureAmount?] {
            [nil, .offset(77), .multiplier(3)].filter { $0 != amount }
        }
        func relations(_ relation: Relation?) -> [Relation?] {
            [nil, .lessThanOrEqual, .greaterThanOrEqual].filter { $0 != relation }
        }
        switch method {
        case .superviewEdge(let border, let edge, let inset, let relation):
            return [
                ("other edge", .superviewEdge(border, edge == .top ? .left : .top, inset: inset, relation)),
                ("inset", .superviewEdge(border, edge, inset: (inset ?? 0) + 1, relation)),
                ("inset left out", .superviewEdge(border, edge, inset: nil, relation)),
            ] + relations(relation).map { ("relation", .superviewEdge(border, edge, inset: inset, $0)) }
                + PureBorder.allCases.filter { $0 != border }
                .map { ("border", .superviewEdge($0, edge, inset: inset, relation)) }
        case .superviewEdges(let border, let insets, let excluded):
            let more = SourceInsets(top: 1, left: 2, bottom: 3, right: 4)
            return [
                ("insets", .superviewEdges(border, more, excluded: excluded)),
                ("insets left out", .superviewEdges(border, nil, excluded: excluded)),
                ("excluded edge", .superviewEdges(border, insets, excluded: excluded == .top ? .bottom : .top)),
            ]
                + PureBorder.allCases.filter { $0 != border }
                .map { ("border of edges", .superviewEdges($0, insets, excluded: excluded)) }
        case .edge(let edge, let other, let item, let amount, let relation):
            return [
                ("edge", .edge(edge == .top ? .left : .top, to: other, of: item, amount, relation)),
                ("edge of another", .edge(edge, to: other == .top ? .left : .top, of: item, amount, relation)),
                ("other view", .edge(edge, to: other, of: "nobody", amount, relation)),
            ] + amounts(amount).map { ("amount", .edge(edge, to: other, of: item, $0, relation)) }
                + relations(relation).map { ("relation of edges", .edge(edge, to: other, of: item, amount, $0)) }
        case .center: return [("center", .superviewAxis(.centerX))]
        case .superviewAxis(let axis): return [("axis", .superviewAxis(axis == .centerX ? .centerY : .centerX))]
        case .axis(let axis, let item, let amount):
            return [
                ("axis of a view", .axis(axis == .centerX ? .centerY : .centerX, of: item, amount)),
                ("view of an axis", .axis(axis, of: "nobody", amount)),
            ] + amounts(amount).map { ("amount of an axis", .axis(axis, of: item, $0)) }
        case .dimensions(let width, let height): return [("size", .dimensions(width: height, height: width))]
        case .dimension(let dimension, let size, let relation):
            return [
                ("dimension", .dimension(dimension == .width ? .height : .width, size, relation)),
                ("size of a dimension", .dimension(dimension, size + 1, relation)),
            ] + relations(relation).map { ("relation of a dimension", .dimension(dimension, size, $0)) }
        case .match(let dimension, let other, let item, let amount, let relation):
            return [
                ("match", .match(dimension == .width ? .height : .width, to: other, of: item, amount, relation)),
                ("match to", .match(dimension, to: other == .width ? .height : .width, of: item, amount, relation)),
                ("match of", .match(dimension, to: other, of: "nobody", amount, relation)),
            ] + amounts(amount).map { ("amount of a match", .match(dimension, to: other, of: item, $0, relation)) }
                + relations(relation).map {
                    ("relation of a match", .match(dimension, to: other, of: item, amount, $0))
                }
        case .attribute(let one, let other, let item, let amount, let relation):
            return [
                ("attribute", .attribute(one == .top ? .left : .top, to: other, of: item, amount, relation)),
                ("attribute to", .attribute(one, to: other == .top ? .left : .top, of: item, amount, relation)),
                ("attribute of", .attribute(one, to: other, of: "nobody", amount, relation)),
            ] + amounts(amount).map { ("amount of an attribute", .attribute(one, to: other, of: item, $0, relation)) }
                + relations(relation).map {
                    ("relation of an attribute", .attribute(one, to: other, of: item, amount, $0))
                }
        }
    }
}
