import LayoutInspector
import LayoutModel
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect easypeasy")
struct EasyMutationTests {
    private let checks = LibraryProofChecks(
        library: EasyPeasy(),
        sectionMeanings: EasyMeaning.words,
        mutants: EasyMutants.all
    )

    @Test("an unbroken plan is proven", arguments: Dialect.easyPeasy.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.easyPeasy.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 50) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.easyPeasy.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 150) }
}

/// What a statement says: each attribute by itself, as calls with several are calls with one after the other.
enum EasyMeaning {
    static func words(_ section: LibrarySection<EasyStatement>) -> [String] {
        let superviews = section.superviews
        let statements = section.calls.withoutRepetitions {
            if case .identifier(let property, _) = $0 { property } else { nil }
        }
        return statements.flatMap { words($0, superviews) }
    }

    private static func words(_ statement: EasyStatement, _ superviews: [String: String]) -> [String] {
        guard case .layout(let layout) = statement else { return ["\(statement)"] }
        return layout.attributes.flatMap { attribute in
            attribute.kind.attributes.map { single in
                var copy = attribute
                copy.kind = .single(single)
                copy.constant = spelledOut(attribute.constant)
                // Attributes are required unless they say otherwise (`Attribute.swift` of 1.10.0).
                copy.priority = attribute.priority ?? 1000
                // `Edges.to` names the same edges.
                if attribute.kind == .edges { copy.reference?.attribute = single }
                if let reference = copy.reference, reference.attribute == nil {
                    let isSuperview = superviews[layout.receiver] == reference.item
                    copy.reference?.attribute = isSuperview ? single : opposites[single] ?? single
                }
                return "\(layout.property ?? "") \(layout.receiver) \(copy) \(layout.identifier ?? "")"
            }
        }
    }
}

extension EasyMeaning {
    /// The attribute of another item than the superview that is meant if none is named; the same one for sizes, centers and
    /// baselines (`ReferenceAttribute.swift` of 1.10.0).
    private static let opposites: [LayoutAttribute: LayoutAttribute] = [
        .left: .right, .right: .left, .top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading,
        .leftMargin: .rightMargin, .rightMargin: .leftMargin, .topMargin: .bottomMargin, .bottomMargin: .topMargin,
        .leadingMargin: .trailingMargin, .trailingMargin: .leadingMargin,
    ]

    /// `Top()` is `Top(0)`, which is `Top(==0)` and `Top(==0 * 1)` (`Constant.swift` of 1.10.0).
    private static func spelledOut(_ constant: EasyConstant?) -> EasyConstant {
        switch constant {
        case nil: .compared(.equal, 0)
        case .points(let points)?: .compared(.equal, points)
        case .scaled(let relation, let points, by: 1)?: .compared(relation, points)
        case let constant?: constant
        }
    }
}

/// What differs from a statement in a single decision.
enum EasyMutants {
    static func all(of statement: EasyStatement) -> [(String, EasyStatement)] {
        switch statement {
        case .identifier(let property, let identifier):
            return [
                ("other identifier", .identifier(property: property, identifier + "x")),
                ("identifier of another", .identifier(property: "nobody", identifier)),
            ]
        case .layout(let layout): return all(of: layout)
        }
    }

    private static func all(of layout: EasyLayout) -> [(String, EasyStatement)] {
        var result: [(String, EasyStatement)] = []
        func add(_ kind: String, _ change: (inout EasyLayout) -> Void) {
            var copy = layout
            change(&copy)
            result.append((kind, .layout(copy)))
        }
        add("receiver") { $0.receiver = "nobody" }
        add("property") { $0.property = "another" }
        add("property left out") { $0.property = nil }
        add("identifier") { $0.identifier = "more" }
        add("identifier left out") { $0.identifier = nil }
        for index in layout.attributes.indices {
            add("attribute left out") { $0.attributes.remove(at: index) }
            add("attribute twice") { $0.attributes.append(layout.attributes[index]) }
            for (kind, mutant) in all(of: layout.attributes[index], receiver: layout.receiver) {
                add(kind) { $0.attributes[index] = mutant }
            }
        }
        return result
    }

    private static func all(of attribute: EasyAttribute, receiver: String) -> [(String, EasyAttribute)] {
        var result: [(String, EasyAttribute)] = []
        func add(_ kind: String, _ change: (inout EasyAttribute) -> Void) {
            var copy = attribute
            change(&copy)
            result.append((kind, copy))
        }
        for kind in EasyKind.all where kind != attribute.kind { add("kind \(kind.word)") { $0.kind = kind } }
        add("priority") { $0.priority = 333 }
        add("required priority") { $0.priority = 1000 }
        add("priority left out") { $0.priority = nil }
        for constant in constants(unlike: attribute.constant) { add("constant") { $0.constant = constant } }
        add("constant left out") { $0.constant = nil }
        add("item") { $0.reference = EasyReference(item: receiver) }
        add("item left out") { $0.reference = nil }
        if let reference = attribute.reference {
            add("unknown item") { $0.reference?.item = "nobody" }
            for other in LayoutAttribute.allCases where other != reference.attribute {
                add("attribute of the item") { $0.reference?.attribute = other }
            }
            add("attribute of the item left out") { $0.reference?.attribute = nil }
        }
        return result
    }

    private static func constants(unlike constant: EasyConstant?) -> [EasyConstant] {
        switch constant {
        case nil: return [.points(0), .points(1), .compared(.equal, 0), .compared(.lessThanOrEqual, 0)]
        case .points(let points)?:
            return [
                .points(points + 1), .points(0 - points), .compared(.equal, points), .scaled(.equal, points, by: 1),
                .scaled(.equal, points, by: 2),
            ]
        case .compared(let relation, let points)?:
            return Relation.allCases.filter { $0 != relation }.map { .compared($0, points) }
                + [.compared(relation, points + 1), .scaled(relation, points, by: 1)]
        case .scaled(let relation, let points, let factor)?:
            return Relation.allCases.filter { $0 != relation }.map { .scaled($0, points, by: factor) }
                + [.scaled(relation, points, by: factor + 1), .scaled(relation, points + 1, by: factor)]
                + [.compared(relation, points), .points(points)]
        }
    }
}
