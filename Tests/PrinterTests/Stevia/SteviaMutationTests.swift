import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect stevia")
struct SteviaMutationTests {
    private let checks = LibraryProofChecks(
        library: Stevia(),
        sectionMeanings: SteviaMeaning.words,
        mutants: SteviaMutants.all
    )

    @Test("an unbroken plan is proven", arguments: Dialect.stevia.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.stevia.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 40) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.stevia.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 150) }
}

/// What statements say: each call of a chain by itself, with the priority that holds there.
enum SteviaMeaning {
    static func words(_ section: LibrarySection<SteviaStatement>) -> [String] {
        let superviews = section.superviews
        var words: [String] = []
        var priority = "standard"
        let statements = section.calls.withoutRepetitions {
            if case .identifier(let property, _) = $0 { property } else { nil }
        }
        for statement in statements {
            switch statement {
            case .keepPriority: words.append("keep")
            case .setPriority(let value): priority = "\(value)"
            case .restorePriority:
                // Nothing changes if it is restored already.
                if priority != "standard" { words.append("restore") }
                priority = "standard"
            case .chain(let chain):
                for call in chain.calls {
                    words += parts(of: call).map { "\(chain.receiver).\($0) \(call.points ?? 0) @\(priority)" }
                }
            case .equation(var equation):
                equation.equation = spelledOut(equation.equation, superviews)
                // Those with guides are made from anchors, which have no default priority.
                let isToGuide = equation.equation.second?.contains("LayoutGuide.") == true
                words.append("\(equation) @\(isToGuide ? "1000" : priority)")
            case .identifier: words.append("\(statement)")
            }
        }
        // What later code finds.
        return words + ["left at " + priority]
    }

    /// A number alone is the distance from the same edge or center of the superview, inwards for `Bottom` and `Right`
    /// (`Stevia+Equation.swift` of 6.2).
    private static func spelledOut(_ equation: LibraryEquation, _ superviews: [String: String]) -> LibraryEquation {
        let word = equation.first.lastComponent
        guard equation.second == nil, word != "Width", word != "Height",
            let superview = superviews[String(equation.first.dropLastComponent)]
        else { return equation }
        var equation = equation
        equation.second = superview + "." + word
        equation.multiplier = 1
        if word == "Bottom" || word == "Right" { equation.constant = 0 - equation.constant }
        return equation
    }

    private static func parts(of call: SteviaCall) -> [String] {
        switch call.method {
        case .fillContainer: ["leading", "trailing", "top", "bottom"]
        case .fillHorizontally: ["leading", "trailing"]
        case .fillVertically: ["top", "bottom"]
        case .centerInContainer: ["centerHorizontally", "centerVertically"]
        case .size: ["width", "height"]
        default: [call.method.rawValue]
        }
    }
}

/// What differs from a statement in a single decision.
enum SteviaMutants {
    static func all(of statement: SteviaStatement) -> [(String, SteviaStatement)] {
        switch statement {
        case .keepPriority: return [("other statement", .restorePriority)]
        case .restorePriority: return [("other statement", .keepPriority)]
        case .setPriority(let value): return [("default priority", .setPriority(value - 1))]
        case .identifier(let property, let identifier):
            return [
                ("other identifier", .identifier(property: property, identifier + "x")),
                ("identifier of another", .identifier(property: "nobody", identifier)),
            ]
        case .chain(let chain): return all(of: chain)
        case .equation(let equation):
            var result: [(String, SteviaStatement)] = []
            for (kind, mutant) in EquationMutants.all(of: equation.equation) {
                var copy = equation
                copy.equation = mutant
                result.append(("equation: \(kind)", .equation(copy)))
            }
            func add(_ kind: String, _ change: (inout SteviaEquation) -> Void) {
                var copy = equation
                change(&copy)
                result.append((kind, .equation(copy)))
            }
            add("identifier") { $0.identifier = "more" }
            add("identifier left out") { $0.identifier = nil }
            add("property") { $0.property = "another" }
            add("property left out") { $0.property = nil }
            return result
        }
    }

    private static func all(of chain: SteviaChain) -> [(String, SteviaStatement)] {
        var result: [(String, SteviaStatement)] = []
        func add(_ kind: String, _ change: (inout SteviaChain) -> Void) {
            var copy = chain
            change(&copy)
            result.append((kind, .chain(copy)))
        }
        add("receiver") { $0.receiver = "nobody" }
        for index in chain.calls.indices {
            add("call of a chain left out") { $0.calls.remove(at: index) }
            add("call of a chain twice") { $0.calls.append(chain.calls[index]) }
            for method in SteviaMethod.allCases where method != chain.calls[index].method {
                add("method \(method)") { $0.calls[index].method = method }
            }
            add("points") { $0.calls[index].points = (chain.calls[index].points ?? 0) + 1 }
            if let points = chain.calls[index].points, points != 0 {
                add("points negated") { $0.calls[index].points = -points }
            }
            add("points left out") { $0.calls[index].points = nil }
        }
        return result
    }
}
