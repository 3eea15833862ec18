import SwiftSource

/// Draftsman source as typed values: exactly the contents of the text, in the DSL's own terms.
///
/// Views and guides are represented by the expressions that name them. The proof evaluates this value, and parses the
/// text back into it.
typealias DraftsmanFile = SourceFile<DraftsmanPlan.Section>

/// The parts of a ``DraftsmanFile``.
enum DraftsmanPlan {
    /// The source of one class.
    struct Section: SourceSection {
        var parts = SourceParts()
        /// The plans: the main one first, unless nothing would be in it.
        var members: [Member] = []
        /// The statements that build the hierarchy, in the form `statements`.
        var hierarchy: [UIKitStatement] = []
        /// A chain for each view with its own constraints, in the form `statements`.
        var chains: [Component] = []
        var remainder: [RemainderStatement] = []

        /// Whether the class has the plan that the library asks for.
        func hasMainPlan(of kind: Outline.Section.Kind) -> Bool {
            members.first?.name == DraftsmanBases.mainPlan(of: kind)
        }
    }

    /// A `@LayoutPlan` property.
    struct Member: Equatable, Sendable {
        var name: String
        /// Depth first: a component comes before the components inserted into it.
        var components: [Component] = []
    }

    struct Component: Equatable, Sendable {
        /// The component that contains this one in its closure.
        var parent: Int?
        var placement = Placement.inserted
        var subject: Subject
        var steps: [Step] = []
    }

    enum Placement: Equatable, Sendable {
        /// In `insert { }`, or at the top of a plan.
        case inserted
        /// In `insertStacked { }`, or in the closure of a stack helper.
        case arranged
    }

    enum Subject: Equatable, Sendable {
        /// `title` or `child.label`
        case named(String)
        /// `UILabel()`
        case new(Construction)
        /// `VStacked(…) { }`
        case stack(StackHelper)
        /// `VScrollableStacked(…) { }`
        case scrollable(isVertical: Bool, ScrollableArguments)
        /// `Margined(by: …) { }`, around one view.
        case margined(Edges)
        /// Another plan property.
        case plan(String)
    }

    /// `VStacked` or `HStacked`.
    struct StackHelper: Equatable, Sendable {
        enum Source: Equatable, Sendable {
            case named(String)
            case new(StackArguments)
        }

        var isVertical: Bool
        var source: Source
    }

    /// The arguments of a stack; the text omits those with their default.
    struct StackArguments: Equatable, Sendable {
        var margins: Edges?
        var distribution = "fill"
        var alignment = "fill"
        var spacing = 0.0
    }

    /// The arguments of a scrollable stack; the text omits those with their default.
    struct ScrollableArguments: Equatable, Sendable {
        var margins: Edges?
        var alignment = "center"
        var spacing = 0.0
    }

    typealias Edges = SourceInsets

    /// A call in the chain of a component.
    enum Step: Equatable, Sendable {
        /// `.translatesAutoresizingMaskIntoConstraints(false)`
        case flag(name: String, value: Bool)
        /// `.builder.accessibilityIdentifier("title").drf`
        case accessibilityIdentifier(String)
        case relation(Relation)
    }

    struct Relation: Equatable, Sendable {
        var head: Head
        var modifiers: [Modifier] = []
    }

    enum Head: Equatable, Sendable {
        /// `.top.equal(with: .parent)`
        case anchors(AnchorChain, Comparison, Target)
        /// `.fillParent()`
        case shortcut(Shortcut)
        /// `.cornered(at: .topLeft)`
        case cornered(at: String)
        /// `.sized(CGSize(width: 40, height: 30))`
        case sized(width: Double, height: Double)
    }

    enum Comparison: String, Equatable, Sendable, CaseIterable {
        case equal, moreThan, lessThan
    }

    enum Target: Equatable, Sendable {
        /// `with: .parent`
        case anonymous(Anonymous)
        /// `with: .bottom(of: .parent)`
        case anonymousAnchor(String, of: Anonymous)
        /// `with: CGSize(width: 40, height: 30)`
        case size(width: Double, height: Double)
        /// `to: 44`
        case constant(Double)
        /// `to: header.bottomAnchor`, `to: header`, `to: header.drf.top.left`
        case named(String)
    }

    enum Anonymous: String, Equatable, Sendable, CaseIterable {
        case parent, safeArea, mySelf, keyboard, keyboardSafeArea
    }

    enum Modifier: Equatable, Sendable {
        case offset(Double)
        case inset(Double)
        /// `.offsetted(using: .init(left: 8, right: 16))`; `isLocalized`: leading and trailing, also for top and bottom.
        case offsetPair(first: Double, second: Double, isLocalized: Bool)
        /// `.offsetted(using: CGPoint(x: 8, y: 16))`
        case offsetPoint(x: Double, y: Double)
        /// `.offsetted(using: UIEdgeInsets(…))`
        case offsetEdges(Edges)
        case multiplied(Double)
        case added(Double)
        /// The library's spelling of subtraction.
        case substracted(Double)
        case addedSize(width: Double, height: Double)
        case priority(Double)
        case identifier(String)
    }
}

/// Shortcuts of the DSL without arguments.
enum Shortcut: String, CaseIterable, Sendable {
    case fillParent, fillSafeArea, matchParentH, matchSafeAreaH, matchParentV, matchSafeAreaV, matchParentSize
    case centered, centeredH, centeredV, widthMatchHeight, heightMatchWidth
}

extension DraftsmanPlan.Subject {
    /// Whether it is a helper, with content in its own braces and relations after them.
    var hasContent: Bool {
        switch self {
        case .stack, .scrollable, .margined: true
        case .named, .new, .plan: false
        }
    }
}

extension DraftsmanPlan.Section {
    /// How the plans create views in place.
    var madeInPlace: [String] {
        members.flatMap(\.components).compactMap { component in
            if case .new(let construction) = component.subject { construction.canonical } else { nil }
        }
    }

    /// What the proof has to know beside the text.
    func proven(_ scope: SectionContext) -> TextProof.Section {
        let constraints = remainder.constraints
        var proven = TextProof.Section(
            parts: parts,
            bars: hierarchy + remainder.statements,
            ownNames: Set(members.map(\.name)).union(constraints.compactMap(\.holder.local)).union(["view", "self"]),
            calls: DraftsmanBases.calls(
                isPlanned: hasMainPlan(of: scope.scope.kind),
                configures: !parts.configurations.isEmpty,
                hasRemainder: !remainder.isEmpty
            ),
            held: constraints.compactMap(\.property)
        )
        if scope.form.scope == .existingClass, remainder.holdConstraints {
            proven.repeatable = (DraftsmanBases.applyRemainder, "remainder")
        }
        return proven
    }
}
