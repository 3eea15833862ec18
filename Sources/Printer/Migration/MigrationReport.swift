import LayoutModel

/// What became of each screen of a document: what the source makes, and what has to be moved by hand.
public struct MigrationReport: Sendable, Equatable {
    public struct Screen: Sendable, Equatable {
        /// The printed class, or the one in the layout.
        public var className: String
        /// The views that the source adds.
        public var views: Int
        public var constraints: Int
        public var turned: Int
        /// Constraints made apart from the dialect's own calls, by reason.
        public var apart: [String]
        /// Properties that the source does not set.
        public var unset: [String]
        /// Actions, segues and the like, which no dialect prints.
        public var connections: [String]
        /// Whether the source has a class or plan for it.
        public var isPrinted: Bool
        /// Whether it is a bar that a controller of UIKit makes.
        public var isMadeByController = false
    }

    public var screens: [Screen]
    /// The connections of objects that are on no screen, such as navigation controllers.
    public var others: [String] = []
    /// What of the app's own source has to change, sorted by place.
    public var appFaults: [AppFault] = []
    /// The tally of all constraints, as one line.
    public var summary: String
    /// The ids of constraints that are missing in the source.
    public var missing: [String]

    /// The number of connections that the source does not have.
    public var connectionCount: Int { screens.reduce(others.count) { $0 + $1.connections.count } }

    /// The beginning of every report.
    public static let beginning = "# Migration of "

    /// The report as Markdown.
    public func markdown(title: String) -> String {
        var lines = [MigrationReport.beginning + title, "", summary + ". Lines are those of the input."]
        if !missing.isEmpty { lines += ["", "Constraints that are missing: " + missing.joined(separator: ", ") + "."] }
        for screen in screens {
            lines += ["", "## " + screen.className, ""]
            lines.append(
                screen.isPrinted
                    ? "Printed: " + screen.counts + "."
                    : "Not printed: "
                        + (screen.isMadeByController
                            ? "its controller makes it." : "no views, constraints or settings.")
            )
            lines += MigrationReport.list("Made with UIKit's own calls:", screen.apart)
            lines += MigrationReport.list("Not set:", screen.unset)
            lines += MigrationReport.list("To move by hand:", screen.connections)
        }
        if !appFaults.isEmpty {
            lines += ["", "## The app's source"] + MigrationReport.list("To change:", appFaults.map(\.text))
        }
        if !others.isEmpty {
            lines += ["", "## Objects on no screen"] + MigrationReport.list("To move by hand:", others)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : ["", title, ""] + items.map { "- " + $0 }
    }
}

extension MigrationReport.Screen {
    fileprivate var counts: String {
        let turns = turned > 0 ? " (\(turned) turned)" : ""
        return "\(views) view\(views == 1 ? "" : "s"), \(constraints) constraint\(constraints == 1 ? "" : "s")" + turns
    }
}

extension MigrationReport {
    /// - Parameters:
    ///   - unset: For each printed section, the properties that the source does not set.
    ///   - screens: The connections that the file with a storyboard's screens makes.
    init(_ context: PrintContext, _ outcome: PlanOutcome, unset: [[String]], screens: Set<Int> = []) {
        let layout = context.layout
        var reasons: [String: String] = [:]
        for remaining in outcome.remaining {
            if let id = remaining.constraint { reasons[id] = remaining.reason }
        }
        let names = context.form.scope == .wholeFile ? ClassNames.names(in: context) : []
        let classNames = Dictionary(uniqueKeysWithValues: zip(context.printedSections, names))
        let places = Dictionary(uniqueKeysWithValues: context.printedSections.enumerated().map { ($1, $0) })
        self.screens = context.outline.sections.indices.map { index in
            let section = SectionContext(print: context, index: index)
            let made = section.constraints.filter { context.selection.isMade($0) }
            var counts: [String: Int] = [:]
            var order: [String] = []
            for constraint in made {
                guard let reason = reasons[layout.constraints[constraint].id] else { continue }
                if counts[reason] == nil { order.append(reason) }
                counts[reason, default: 0] += 1
            }
            let place = places[index]
            return Screen(
                className: classNames[index] ?? section.className,
                views: section.views.count {
                    context.outline.roles[$0] == .drafted || context.outline.roles[$0] == .masked
                },
                constraints: made.count,
                turned: made.count { context.turns.turned.contains($0) },
                apart: order.map { "\(counts[$0] ?? 0) × " + $0 },
                unset: (section.isMadeByController ? MigrationReport.settings(of: section) : [])
                    + (place.flatMap { unset.indices.contains($0) ? unset[$0] : nil } ?? [])
                    + MigrationReport.accessibility(of: section),
                connections: ConnectionLines(section, screens: screens).all,
                isPrinted: place != nil,
                isMadeByController: section.isMadeByController
            )
        }
        others = ConnectionLines.outside(context, screens: screens)
        appFaults = AppFaults.all(in: context)
        let tally = context.tally
        summary = tally.summary
        missing = tally.missing
    }

    fileprivate static func settings(of section: SectionContext) -> [String] {
        section.layout.views[section.scope.root].attributes.map { $0.key + " " + $0.json }
    }

    /// What only the configuration would set.
    private static func accessibility(of section: SectionContext) -> [String] {
        if section.options.printsConfiguration { return [] }
        var lines: [String] = []
        for view in section.views {
            let source = section.layout.views[view]
            var keys = source.attributes.map(\.key).filter {
                $0.hasPrefix("accessibility") || $0 == "isAccessibilityElement"
            }
            if source.identifier != nil, section.identifiers.views[view] == nil {
                keys.append("accessibilityIdentifier")
            }
            if keys.isEmpty { continue }
            let name = section.print.names.subject(of: view) ?? source.id
            lines.append(name + ": " + keys.joined(separator: ", ") + " (--view-config sets them)")
        }
        return lines
    }
}
