import LayoutModel
import LayoutSyntax

/// The keys of the dump format's objects, in the order in which they are written.
enum DumpKeys {
    enum Top: String, CaseIterable {
        case format, version, source, coverage, screen, layoutDirection, roots, constraints, reports
    }

    enum Source: String, CaseIterable {
        case kind, app, system, device, file
    }

    enum Screen: String, CaseIterable {
        case width, height, scale
    }

    enum View: String, CaseIterable {
        case id, `class`, baseClass, name, owner, identifier, label, text, frame, isTransformed, intrinsicContentSize
        case contentHugging, compressionResistance, baselineOffsets, layoutMargins, authoredMargins
        case insetsMarginsFromSafeArea, preservesSuperviewMargins, safeAreaInsets, alignmentRectInsets
        case translatesAutoresizingMask, autoresizingMask, isHidden, layoutDirection, viewController, controllerName
        case stack, scroll, guides, inferred, attributes, location, subviews
    }

    enum BaselineOffsets: String, CaseIterable {
        case first, last
    }

    enum Edge: String, CaseIterable {
        case top, left, bottom, right
    }

    enum Margin: String, CaseIterable {
        case top, leading, bottom, trailing
    }

    enum Stack: String, CaseIterable {
        case axis, distribution, alignment, spacing, arranged, customSpacing, isLayoutMarginsRelative
        case isBaselineRelative
    }

    enum Scroll: String, CaseIterable {
        case contentSize, contentOffset, contentInset
    }

    enum Guide: String, CaseIterable {
        case id, kind, identifier, name, frame
    }

    enum Constraint: String, CaseIterable {
        case id, `class`, first, relation, second, multiplier, constant, terms, priority, identifier, name, owner
        case isActive, origin, location
    }

    /// For `first`, `second` and each of `terms`.
    enum Anchor: String, CaseIterable {
        case item, attribute, multiplier
    }

    enum Location: String, CaseIterable {
        case file, line, column
    }

    enum Report: String, CaseIterable {
        case kind, constraints, broken, item, attributes, text, location
    }
}

/// The keys and words of the dump format, prepared for comparison with tokens.
enum DumpWords {
    static let top = JSONWords(DumpKeys.Top.self)
    static let source = JSONWords(DumpKeys.Source.self)
    static let screen = JSONWords(DumpKeys.Screen.self)
    static let view = JSONWords(DumpKeys.View.self)
    static let baselineOffsets = JSONWords(DumpKeys.BaselineOffsets.self)
    static let edges = JSONWords(DumpKeys.Edge.self)
    static let margins = JSONWords(DumpKeys.Margin.self)
    static let stack = JSONWords(DumpKeys.Stack.self)
    static let scroll = JSONWords(DumpKeys.Scroll.self)
    static let guide = JSONWords(DumpKeys.Guide.self)
    static let constraint = JSONWords(DumpKeys.Constraint.self)
    static let anchor = JSONWords([("item", DumpKeys.Anchor.item), ("attribute", .attribute)])
    static let term = JSONWords(DumpKeys.Anchor.self)
    static let location = JSONWords(DumpKeys.Location.self)
    static let report = JSONWords(DumpKeys.Report.self)

    /// The required keys of an object, as a bit set.
    enum Required {
        static let top = DumpWords.top.mask("format", "version", "roots", "constraints")
        static let view = DumpWords.view.mask("id", "class")
        static let guide = DumpWords.guide.mask("id", "kind")
        static let constraint = DumpWords.constraint.mask("id", "first")
        static let constraintWithTerms = DumpWords.constraint.mask("id")
        static let anchor = DumpWords.anchor.mask("attribute")
        static let term = DumpWords.term.mask("item", "attribute")
        static let report = DumpWords.report.mask("kind")
    }

    static let huggingOfView = view.mask("contentHugging")
    static let resistanceOfView = view.mask("compressionResistance")
    static let termsOfConstraint = constraint.mask("terms")
    static let sidesOfConstraint = constraint.mask("first", "second", "multiplier")

    static let sourceKinds = JSONWords(Layout.Source.Kind.self)
    static let coverages = JSONWords(Layout.Coverage.self)
    static let directions = JSONWords(LayoutDirection.self)
    static let masks = JSONWords(Layout.AutoresizingMask.named.map { ($0.name, $0.option) })
    static let axes = JSONWords(Axis.self)
    static let distributions = JSONWords(Layout.Stack.Distribution.self)
    static let alignments = JSONWords(Layout.Stack.Alignment.self)
    static let guideKinds = JSONWords(Layout.Guide.Kind.self)
    static let origins = JSONWords(Layout.Constraint.Origin.self)
    static let relations = JSONWords(
        Relation.self,
        also: [("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual)]
    )
    /// `nil` represents `notAnAttribute`.
    static let attributes: JSONWords<LayoutAttribute?> = {
        var words: [(String, LayoutAttribute?)] = LayoutAttribute.dumpNames.map { ($0.name, $0.attribute) }
        words.append(("notAnAttribute", nil))
        return JSONWords(words)
    }()
    static let reportKinds = JSONWords(Layout.Report.Kind.self)
    static let frameAttributes = JSONWords(FrameAttribute.reportOrder.map { ($0.name, $0) })
}
