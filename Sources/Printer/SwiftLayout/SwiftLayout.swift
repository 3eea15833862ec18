import LayoutModel

/// SwiftLayout: views, their hierarchy and their anchors in blocks.
struct SwiftLayout: DialectDefinition {
    static let dialectName = "swiftlayout"
    /// The module that source imports.
    static let library = "SwiftLayout"

    let name = SwiftLayout.dialectName
    let title = "SwiftLayout"
    let forms = [SourceForm.plan, .class, .statements]
    let options = [DialectOption.version]

    var reasonsForRemainder: [String] { SwiftLayoutReason.allCases.map(\.rawValue) }

    let reservedNames: Set<String> = [
        ClassShell.configureViews, ClassShell.setUp, SwiftLayoutSection.prepareLayout,
        SwiftLayoutSection.completeLayout,
        SwiftLayoutSection.layout, "activation", "deactivable", "sl", "updateLayout", "anchors", "sublayout",
        "subviews",
        "identifying", "config", "eraseToAnyLayout",
    ]

    static func version(of options: PrintOptions) -> SwiftLayoutVersion {
        SwiftLayoutVersion(rawValue: options.dialectVersion) ?? .latest
    }

    func plan(_ context: PrintContext) -> Planned<SwiftLayoutFile> {
        let version = SwiftLayout.version(of: context.options)
        let sections = context.sections.map { SwiftLayoutPlanner.planned($0, version: version) }
        var file = SwiftLayoutFile(sections: sections.map(\.plan), isForAppKit: context.isForAppKit)
        if context.form.scope == .wholeFile {
            for (index, name) in ClassNames.names(in: context).enumerated() {
                file.sections[index].parts.shell?.name = name
            }
            file.imports = ClassNames.imports(in: context, library: SwiftLayout.library)
        }
        return Planned(plan: file, outcome: sections.reduce(PlanOutcome()) { $0 + $1.outcome })
    }

    func source(of plan: SwiftLayoutFile, in context: PrintContext) -> String {
        SwiftLayoutWriter.text(of: plan, in: context)
    }

    func prove(_ text: String, of plan: SwiftLayoutFile, in context: PrintContext) throws(ProofFailure) {
        let version = SwiftLayout.version(of: context.options)
        let sections = zip(plan.sections, context.sections).map { section, scope in
            section.proven(scope, version)
        }
        // The first base stands for the superclass; the protocol is there with a layout only.
        var hasLayout = plan.sections.map { !$0.members.isEmpty }[...]
        try TextProof.check(
            text,
            library: meaning,
            module: SwiftLayout.library,
            sections: sections,
            in: context,
            version: version.rawValue,
            superclass: {
                SwiftLayoutBases.superclass($0, hasLayout: hasLayout.popFirst() ?? false, version: version)
            }
        )
    }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? { SwiftLayoutEdits.code(for: edit, in: code) }
}

extension Dialect {
    /// SwiftLayout: views, their hierarchy and their anchors in blocks.
    public static let swiftLayout = Dialect(SwiftLayout())
}
