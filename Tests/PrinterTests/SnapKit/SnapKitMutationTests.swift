import Foundation
import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect snapkit")
struct SnapKitMutationTests {
    private let checks = LibraryProofChecks(
        library: SnapKit(),
        meanings: { $0.flatMap(SnapKitMeaning.words) },
        mutants: SnapKitMutants.all
    )

    @Test("an unbroken text is proven", arguments: Dialect.snapKit.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.snapKit.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 35) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.snapKit.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 150) }
}

/// What a block says, an attribute at a time.
enum SnapKitMeaning {
    static func words(_ block: SnapKitBlock) -> [String] { block.lines.flatMap { words($0, block.receiver) } }

    private static func words(_ line: SnapKitLine, _ receiver: String) -> [String] {
        Set(line.attributes.flatMap(\.members)).map { attribute in
            var other = "\(line.target)"
            var constant = line.constant.map { offset($0, attribute) } ?? 0
            switch line.target {
            case .superview: break
            case .item(let name): other = "\(name).\(attribute)"
            case .attributes(let name, let word):
                other = "\(name).\(word)"
                if word.members.count == 1 {
                    other = "\(name).\(word.members[0])"
                    constant = line.constant.map { offset($0, word.members[0]) } ?? 0
                }
            case .number(let number):
                other = "number"
                if line.constant == nil { constant = number }
            case .size(let width, let height):
                other = "number"
                if line.constant == nil { constant = attribute == .width ? width : height }
            }
            let factor = other == "number" ? 1 : line.multiplier?.factor ?? 1
            return
                "\(line.property ?? "") \(receiver).\(attribute) \(line.relation) \(other) * \(factor) + \(constant + 0)"
                + " @\(line.priority?.value ?? 1000) #\(line.label ?? "")"
        }
    }

    private static func offset(_ constant: SnapKitLine.Constant, _ second: LayoutAttribute) -> Double {
        func pick(_ top: Double, _ near: Double, _ bottom: Double, _ far: Double) -> Double {
            switch second {
            case .top, .topMargin, .firstBaseline: top
            case .left, .leading, .leftMargin, .leadingMargin: near
            case .bottom, .bottomMargin, .lastBaseline: -bottom
            case .right, .trailing, .rightMargin, .trailingMargin: -far
            case .width: -near - far
            case .height: -top - bottom
            case .centerX, .centerXWithinMargins: (near - far) / 2
            case .centerY, .centerYWithinMargins: (top - bottom) / 2
            }
        }
        switch constant {
        case .offset(let amount): return amount
        case .inset(let amount): return pick(amount, amount, amount, amount)
        case .insets(let edges): return pick(edges.top, edges.left, edges.bottom, edges.right)
        case .directionalInsets(let top, let leading, let bottom, let trailing):
            return pick(top, leading, bottom, trailing)
        }
    }
}

/// What differs from a block in a single decision.
enum SnapKitMutants {
    static func all(of block: SnapKitBlock) -> [(String, SnapKitBlock)] {
        var result: [(String, SnapKitBlock)] = []
        func add(_ kind: String, _ change: (inout SnapKitBlock) -> Void) {
            var copy = block
            change(&copy)
            result.append((kind, copy))
        }
        add("other receiver") { $0.receiver = "nobody" }
        for index in block.lines.indices {
            add("line left out") { $0.lines.remove(at: index) }
            add("line twice") { $0.lines.append(block.lines[index]) }
            for relation in Relation.allCases { add("relation \(relation)") { $0.lines[index].relation = relation } }
            for word in [SnapKitAttribute.top, .right, .edges, .directionalEdges, .center, .size, .width] {
                add("attribute \(word)") { $0.lines[index].attributes = [word] }
                add("attribute \(word) more") { $0.lines[index].attributes.append(word) }
                add("other attribute \(word)") { $0.lines[index].target = .attributes(block.receiver, word) }
            }
            add("attribute left out") { $0.lines[index].attributes.removeLast() }
            add("superview") { $0.lines[index].target = .superview }
            add("number") {
                $0.lines[index].target = .number(7)
                $0.lines[index].constant = nil
            }
            add("constant") { $0.lines[index].constant = .offset(77) }
            add("constant left out") { $0.lines[index].constant = nil }
            add("inset") { $0.lines[index].constant = .inset(7) }
            add("multiplier") { $0.lines[index].multiplier = .multipliedBy(7) }
            add("multiplier left out") { $0.lines[index].multiplier = nil }
            add("priority") { $0.lines[index].priority = .named(.medium) }
            add("priority left out") { $0.lines[index].priority = nil }
            add("label") { $0.lines[index].label = "more" }
            add("label left out") { $0.lines[index].label = nil }
            add("property") { $0.lines[index].property = "another" }
            add("property left out") { $0.lines[index].property = nil }
        }
        return result
    }
}
