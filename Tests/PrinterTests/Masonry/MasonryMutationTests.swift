import LayoutInspector
import LayoutModel
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect masonry")
struct MasonryMutationTests {
    private let checks = LibraryProofChecks(
        library: Masonry(),
        meanings: { $0.flatMap(MasonryMeaning.words) },
        mutants: MasonryMutants.all
    )

    @Test("an unbroken plan is proven", arguments: Dialect.masonry.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.masonry.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 30) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.masonry.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 100) }
}

/// What a block says: each attribute by itself.
enum MasonryMeaning {
    static func words(_ block: MasonryBlock) -> [String] {
        block.lines.flatMap { line in
            line.attributes.flatMap(\.members).map { attribute in
                "\(block.receiver) \(attribute) \(line.relation) \(target(line.target, attribute)) "
                    + "\(line.multiplier ?? 1) \(constant(line, attribute)) \(line.priority ?? 1000)"
            }
        }
    }

    private static func target(_ target: MasonryLine.Target, _ attribute: LayoutAttribute) -> String {
        switch target {
        case .view(let name): "\(name) \(attribute)"
        case .attribute(let name, let other): "\(name) \(other)"
        case .safeArea(let name, let edge): "\(name) safe \(edge)"
        case .guide(let view, let guide, let other):
            guide == view + ".safeAreaLayoutGuide" && MasonryLine.safeAreaEdges.contains(other)
                ? "\(view) safe \(other)" : "\(view) \(guide) \(other)"
        case .number, .size: "nothing"
        }
    }

    private static func constant(_ line: MasonryLine, _ attribute: LayoutAttribute) -> Double {
        switch line.constant {
        case .offset(let amount): return amount
        case .inset(let amount): return attribute.isFarEdge ? 0 - amount : amount
        case .insets(let edges):
            switch attribute {
            case .top: return edges.top
            case .bottom: return 0 - edges.bottom
            case .left, .leading: return edges.left
            case .right, .trailing: return 0 - edges.right
            default: return .infinity
            }
        case nil: break
        }
        switch line.target {
        case .number(let number): return number
        case .size(let width, let height): return attribute == .width ? width : height
        default: return 0
        }
    }
}

/// What differs from a block in a single decision.
enum MasonryMutants {
    static func all(of block: MasonryBlock) -> [(String, MasonryBlock)] {
        var result: [(String, MasonryBlock)] = []
        func add(_ kind: String, _ change: (inout MasonryBlock) -> Void) {
            var copy = block
            change(&copy)
            result.append((kind, copy))
        }
        add("receiver") { $0.receiver = "nobody" }
        for index in block.lines.indices {
            let line = block.lines[index]
            add("line left out") { $0.lines.remove(at: index) }
            add("line twice") { $0.lines.append(line) }
            add("attribute") { $0.lines[index].attributes = [.single(.firstBaseline)] }
            for word in [MasonryLine.Attribute.edges, .size, .center] where line.attributes != [word] {
                add("combination \(word.word)") { $0.lines[index].attributes = [word] }
            }
            if line.attributes.count > 1 { add("attribute left out") { $0.lines[index].attributes.removeLast() } }
            for relation in Relation.allCases where relation != line.relation {
                add("relation") { $0.lines[index].relation = relation }
            }
            add("target: another view") { $0.lines[index].target = .view("nobody") }
            add("target: itself") { $0.lines[index].target = .view(block.receiver) }
            add("target: an attribute") { $0.lines[index].target = .attribute(block.receiver, .centerX) }
            add("target: a safe area") { $0.lines[index].target = .safeArea("view", .left) }
            add("target: a number") { $0.lines[index].target = .number(77) }
            add("target: a size") { $0.lines[index].target = .size(width: 77, height: 78) }
            add("multiplier") { $0.lines[index].multiplier = 3 }
            add("multiplier left out") { $0.lines[index].multiplier = nil }
            add("constant: offset") { $0.lines[index].constant = .offset(77) }
            add("constant: inset") { $0.lines[index].constant = .inset(77) }
            add("constant: insets") {
                $0.lines[index].constant = .insets(SourceInsets(top: 71, left: 72, bottom: 73, right: 74))
            }
            add("constant left out") { $0.lines[index].constant = nil }
            add("priority") { $0.lines[index].priority = 333 }
            add("priority left out") { $0.lines[index].priority = nil }
        }
        return result
    }
}
