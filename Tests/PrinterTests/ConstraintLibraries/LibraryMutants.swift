import Testing

@testable import LayoutPrinter

/// All plans that differ from one in a single decision.
enum LibraryMutants<Call: LibraryCall> {
    typealias File = SourceFile<LibrarySection<Call>>

    struct Mutant {
        var kind: String
        var plan: File
    }

    /// - Parameter callMutants: What differs from a call in a single decision, with the decision.
    static func all(of plan: File, callMutants: (Call) -> [(String, Call)]) -> [Mutant] {
        var mutants: [Mutant] = []
        func add(_ kind: String, _ change: (inout LibrarySection<Call>) -> Void) {
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
            add("superclass") { $0.parts.shell?.bases = ["UIControl"] }
            add("calls") { $0.parts.shell?.calls.reverse() }
            add("class left out") { $0.parts.shell = nil }
        }
        for index in section.hierarchy.indices {
            let kind = UIKitMutants.kind(of: section.hierarchy[index])
            add("\(kind) left out") { $0.hierarchy.remove(at: index) }
            for (change, statement) in UIKitMutants.statements(of: section.hierarchy[index]) {
                add("\(kind): \(change)") { $0.hierarchy[index] = statement }
            }
        }
        for index in section.calls.indices {
            add("call left out") { $0.calls.remove(at: index) }
            add("call twice") { $0.calls.append(section.calls[index]) }
            for (change, call) in callMutants(section.calls[index]) {
                add("call: \(change)") { $0.calls[index] = call }
            }
        }
        for index in section.remainder.indices {
            add("remaining constraint left out") { $0.remainder.remove(at: index) }
            add("remaining constraint twice") { $0.remainder.append(section.remainder[index]) }
            for (change, constraint) in UIKitMutants.constraints(of: section.remainder[index].constraint) {
                add("remaining constraint: \(change)") { $0.remainder[index].constraint = constraint }
            }
        }
        return mutants
    }
}

/// A plan without the order of its parts where that does not matter, to recognize changes that mean the same.
struct NormalLibrary<Call: LibraryCall>: Equatable {
    private var file: SourceFile<LibrarySection<Call>>
    /// What the calls say, in any order.
    private var meanings: [[String]]

    /// - Parameter meaning: What a call says, in words that are the same for calls that say the same.
    init(_ original: SourceFile<LibrarySection<Call>>, meaning: (Call) -> [String]) {
        self.init(original) { $0.calls.flatMap(meaning) }
    }

    /// - Parameter sectionMeanings: What the calls of a section say in their order.
    init(
        _ original: SourceFile<LibrarySection<Call>>,
        sectionMeanings words: (LibrarySection<Call>) -> [String]
    ) {
        file = original
        meanings = original.sections.map { words($0).sorted() }
        file.imports.sort()
        for index in file.sections.indices {
            let section = file.sections[index]
            file.sections[index].parts = NormalParts.normalized(section.parts)
            file.sections[index].hierarchy = NormalParts.normalized(section.hierarchy)
            file.sections[index].calls = []
            // UIKit solves all constraints together, whatever the comments say.
            file.sections[index].remainder = NormalParts.sorted(
                section.remainder.map { .init(reason: "", constraint: $0.constraint) }
            )
        }
    }
}

extension LibrarySection {
    /// The views and guides that the statements add, with what each is added to.
    var superviews: [String: String] {
        var superviews: [String: String] = [:]
        for statement in hierarchy {
            switch statement {
            case .addGuide(let owner, let guide): superviews[guide] = owner
            case .addSubview(let view, let superview, _), .addArrangedSubview(let view, let superview):
                superviews[view] = superview
            default: break
            }
        }
        return superviews
    }
}

extension Array where Element: LibraryCall {
    /// The calls without those that set of the constraint of a property what was set of it before: they change nothing.
    ///
    /// - Parameter property: The property whose constraint a call sets something of.
    func withoutRepetitions(_ property: (Element) -> String?) -> [Element] {
        var last: [String: Element] = [:]
        return filter { call in
            for held in call.heldProperties { last[held] = nil }
            guard let name = property(call) else { return true }
            defer { last[name] = call }
            return last[name] != call
        }
    }
}
