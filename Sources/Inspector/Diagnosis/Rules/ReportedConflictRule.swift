import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A conflict that the source reported, in constraints that do not conflict as given.
enum ReportedConflictRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        let stories = try examination.conflicts()
        var findings: [Finding] = []
        for report in layout.reports where report.kind == .conflict {
            let reported = Set(report.constraints)
            let isConfirmed = stories.contains { story in
                story.members.contains { $0.index != nil }
                    && story.members.allSatisfy { $0.index == nil || reported.contains($0.id) }
            }
            if isConfirmed { continue }
            var unknown: [String] = []
            var known: [Int] = []
            var rows: [Int] = []
            var views: Set<Layout.Item> = []
            for id in report.constraints {
                guard let index = layout.constraintIndex(id: id) else {
                    unknown.append(id)
                    continue
                }
                known.append(index)
                views.formUnion(layout.constraints[index].items)
                if let row = examination.lowered.row(ofConstraint: index) { rows.append(row) }
            }
            // If no member could be read, another finding says why.
            if known.isEmpty { continue }
            let (solution, columns) = try solution(of: rows, in: examination)
            let constants = rows.reduce(0) { max($0, abs(examination.lowered.system.constants[$1])) }
            let limit = layout.roundingLimit(largestConstant: constants)
            if solution.conflicts.contains(where: { $0.shift > limit }) { continue }
            let items = views.filter { item in
                if case .view(let view) = item { !layout.views[view].isUnseen } else { true }
            }.sorted(by: examination.isOrderedBefore)
            let members = known.map { layout.constraints[$0] }
            let isSystems =
                layout.source.holdsOnlyConflict && unknown.isEmpty
                && members.allSatisfy { member in
                    member.origin != .user && member.origin != .autoresizing && member.origin != .prototyping
                        || examination.isOfSystemScreen(member, among: members)
                }
            let masked = isSystems ? [] : maskedViews(among: known, in: examination)
            let unprinted =
                layout.source.knowsInsets
                ? nil : UnprintedMargins(examination: examination, solution: solution, columns: columns)
            let margins = unprinted?.sentences(about: members) ?? []
            let empty = layout.source.isOfFinishedLayout ? nil : emptyContainer(among: known, in: examination)
            var usual: ConflictSentence?
            if let unprinted, unknown.isEmpty, masked.isEmpty, empty == nil, !margins.isEmpty {
                usual = try conflict(with: unprinted.usualTies(about: members), of: members, in: examination)
            }
            let why = reason(report, rows: rows, solution: solution, in: examination)
            var redundant: RedundantReport?
            if case .other = why, unknown.isEmpty, masked.isEmpty, margins.isEmpty, empty == nil, !isSystems {
                redundant = try RedundantReport(known, broken: report.broken, in: examination)
            }
            let headline = ReportedHeadline(
                examination: examination,
                missing: unknown.isEmpty ? nil : reason(ofUnknown: unknown),
                masked: masked,
                margins: margins,
                cell: usual == nil ? nil : unprinted?.cellSentence(about: members),
                usual: usual?.message,
                empty: empty?.index,
                isSystems: isSystems,
                reason: redundant == nil ? why : .redundant
            )
            var finding = Finding(info, severity: .error, message: headline.sentence)
            finding.confidence = .possible
            finding.views = items.map { layout.id(of: $0) }
            finding.constraints = known.map { layout.constraints[$0].id }.sorted()
            var details = Finding.Conflict()
            details.broken = report.broken
            details.excess = unprinted?.shortage(about: members)
            let owners = members.map { isSystems ? layout.frameworkName : examination.owner(of: $0) }
            let isMixed = owners.contains { $0 != owners.first }
            finding.notes = zip(known, owners).map { index, owner in
                var note = examination.note(.proof, onConstraint: index)
                var remarks = isMixed ? [owner] : []
                if layout.constraints[index].id == report.broken { remarks.append("broken by \(layout.frameworkName)") }
                note.remark = remarks.filter { !$0.isEmpty }.joined(separator: ", ")
                return note
            }
            var causes: [Finding.Note] = []
            if !masked.isEmpty {
                details.cause = KnownCause.autoresizingMask.info.id
                let sentence = ReportedHeadline.maskSentence(masked, in: examination)
                causes.append(
                    Finding.Note(.cause, "likely cause: " + sentence, views: masked.map { layout.views[$0].id })
                )
                if examination.options.findsFixes { finding.fixes = try unmasking(masked, in: examination) }
            }
            causes += margins.map { Finding.Note(.cause, $0) }
            if masked.isEmpty, let (index, cause) = empty {
                details.cause = cause.info.id
                // The headline says it, unless the list is cut.
                if !unknown.isEmpty {
                    causes.append(
                        Finding.Note(
                            .cause,
                            "likely cause: \(examination.texts.text(of: layout.constraints[index])) "
                                + "(\(cause.info.title) in this layout pass)",
                            constraints: [layout.constraints[index].id],
                            place: examination.place(ofConstraint: index)
                        )
                    )
                }
            } else if unknown.isEmpty, usual == nil || headline.cell != nil, !causes.isEmpty {
                causes.removeFirst()
            } else if !unknown.isEmpty, causes.isEmpty, !isSystems {
                causes += fixedSizeNote(among: known, broken: report.broken, in: examination).map { [$0] } ?? []
            }
            causes += headline.remark.map { [Finding.Note(.cause, $0)] } ?? []
            causes += (redundant?.sum).map { [Finding.Note(.proof, $0 + " points")] } ?? []
            causes += (headline.cell == nil ? usual?.sums ?? [] : []).map { Finding.Note(.proof, $0 + " points") }
            finding.notes = causes + finding.notes
            if isSystems { details.cause = KnownCause.systemOnly.info.id }
            if examination.options.findsFixes, let redundant {
                finding.fixes += try redundant.fix(in: examination).map { [$0] } ?? []
            }
            if examination.options.findsFixes, finding.fixes.isEmpty, unknown.isEmpty, !isSystems {
                finding.fixes = try relaxing(report, reason: headline.reason, in: examination)
            }
            finding.conflict = details
            if let index = report.broken.flatMap({ layout.constraintIndex(id: $0) }) {
                finding.place = examination.place(ofConstraint: index)
                finding.source = layout.constraints[index].location
            }
            if finding.source == nil { finding.source = report.location }
            if finding.place == nil { finding.place = known.lazy.compactMap(examination.place(ofConstraint:)).first }
            if finding.place == nil, let item = items.first { finding.place = examination.place(of: item) }
            findings.append(finding)
        }
        return findings
    }

    /// The views whose masks are among the members, beside a constraint of the user's on the same axis.
    private static func maskedViews(among members: [Int], in examination: Examination) -> [Int] {
        let layout = examination.layout
        let constraints = members.map { layout.constraints[$0] }
        var views: [Int] = []
        for mask in constraints where mask.origin == .autoresizing {
            guard let view = layout.maskedView(of: mask, examination.subtreeEnds), !views.contains(view),
                !layout.isContentViewOfCell(view), !SystemClasses.isPrivate(className: layout.views[view].className),
                constraints.contains(where: {
                    $0.origin == .user && $0.axis == mask.axis && examination.placesMasked($0, view: view)
                })
            else { continue }
            views.append(view)
        }
        return views
    }

    /// What does not fit among the members with some more constraints, which an engineer would expect; `nil`: all fits.
    private static func conflict(
        with ties: [Layout.Constraint],
        of members: [Layout.Constraint],
        in examination: Examination
    ) throws(Interrupted) -> ConflictSentence? {
        guard !ties.isEmpty,
            let outcome = try examination.fact(Trials.self).outcome(of: ties.map { .add($0) }, on: examination)
        else { return nil }
        let tried = outcome.examination
        let expected = Set((members + ties).map(\.id))
        let story = try tried.conflicts().first { story in
            !story.isRounding && story.members.allSatisfy { $0.index == nil || expected.contains($0.id) }
        }
        return story.map { ConflictHeadline(story: $0, cause: nil, examination: tried).sentence().words }
    }

    /// Turns off the masks of the views, if that breaks no constraint: they are then no members of the conflict.
    private static func unmasking(
        _ views: [Int],
        in examination: Examination
    ) throws(Interrupted) -> [Finding.Fix] {
        let edits = views.map {
            LayoutEdit.view(id: examination.layout.views[$0].id, .translatesAutoresizingMask(false))
        }
        guard let outcome = try examination.fact(Trials.self).outcome(of: edits, on: examination),
            outcome.examination.solution.broken.count <= examination.solution.broken.count
        else { return [] }
        let names = PointsText.list(views.map { examination.names.subject(view: $0) })
        return [
            Finding.Fix(
                title: "set translatesAutoresizingMaskIntoConstraints of \(names) to false",
                edits: edits,
                remaining: outcome.remaining
            )
        ]
    }

    /// A constraint of the system that gives something a size of 0. Most conflicts in logs come from a layout pass before
    /// a view has a size.
    private static func emptyContainer(
        among members: [Int],
        in examination: Examination
    ) -> (index: Int, cause: KnownCause)? {
        for index in members {
            let constraint = examination.layout.constraints[index]
            guard constraint.isOwnSize, constraint.relation == .equal, constraint.constant == 0,
                let attribute = constraint.first?.attribute
            else { continue }
            switch constraint.origin {
            case .encapsulated, .autoresizing, .temporary:
                return (index, attribute == .width ? KnownCause.zeroWidthPass : KnownCause.zeroHeightPass)
            case .user, .system, .contentSize, .stack, .guide, .scroll, .prototyping: continue
            }
        }
        return nil
    }

    /// The solution of the reported members alone, with the sizes of what they name not negative; and the numbers that the
    /// variables have in it.
    private static func solution(
        of rows: [Int],
        in examination: Examination
    ) throws(Interrupted) -> (solution: Solution, columns: [Int: Int]) {
        let system = examination.lowered.system
        var all = rows.filter { system.priorities[$0] >= LinearSystem.required }
        for row in rows {
            for term in system.terms(of: row) {
                let item = VariableIndex(rawValue: term.variable).node
                for attribute in [FrameAttribute.width, .height] {
                    for other in examination.rows[VariableIndex(item, attribute).rawValue] {
                        if case .made(let made) = examination.lowered.sources[other],
                            case .nonnegative = examination.lowered.made[made].role
                        {
                            all.append(other)
                        }
                    }
                }
            }
        }
        all = Set(all).sorted()
        var solver = Solver(system.restricted(to: all))
        let solution = try solver.solve(isCancelled: examination.options.isCancelled)
        return (solution, system.columns(ofRestrictionTo: all))
    }

    private static func reason(
        _ report: Layout.Report,
        rows: [Int],
        solution: Solution,
        in examination: Examination
    ) -> ReportedHeadline.Reason {
        if !solution.conflicts.isEmpty || !solution.yielding.isEmpty { return .rounding }
        let listed = report.constraints.compactMap { examination.layout.constraintIndex(id: $0) }.sorted()
        let repetitions = examination.fact(ConstraintMeanings.self).repetitions.filter { $0.first == listed.first }
        if listed.count > 1, Set(listed.dropFirst()).isSubset(of: repetitions.map(\.second)) {
            return .repeated(listed.count)
        }
        if !examination.layout.source.knowsInsets {
            let values = unprintedValues(of: report, in: examination)
            if !values.isEmpty { return .unprinted(values) }
        }
        if let row = rows.first(where: { dependsOnUnseen($0, in: examination) }) {
            return .unseenSuperview(examination.text(ofRow: row))
        }
        let made = rows.map { examination.constraint(ofRow: $0) }
        if made.contains(where: { $0.origin == .temporary || $0.systemIdentifier == .temporarySize }) {
            return .temporarySize
        }
        if made.contains(where: { $0.origin == .encapsulated || $0.systemIdentifier == .encapsulatedSize }) {
            return .encapsulatedSize
        }
        let isScaled = rows.contains { row in
            let constraint = examination.constraint(ofRow: row)
            return constraint.multiplier != constraint.multiplier.rounded() && isShort(constraint.multiplier)
        }
        return isScaled ? .roundedMultiplier : .other
    }

    /// Whether a number has no more digits than a log prints, six: a longer one was not rounded.
    private static func isShort(_ number: Double) -> Bool {
        var digits = abs(number)
        if digits == 0 { return true }
        while digits < 100_000 { digits *= 10 }
        return abs(digits - digits.rounded()) < 1e-4
    }

    /// What UIKit broke, if it is the user's: broken at 999, it is broken without a message.
    private static func relaxing(
        _ report: Layout.Report,
        reason: ReportedHeadline.Reason,
        in examination: Examination
    ) throws(Interrupted) -> [Finding.Fix] {
        guard let broken = report.broken, let index = examination.layout.constraintIndex(id: broken) else { return [] }
        let constraint = examination.layout.constraints[index]
        guard constraint.origin == .user, constraint.isRequired else { return [] }
        var title = "lower the priority of \(examination.texts.text(of: constraint)) to 999"
        var edits = [LayoutEdit.constraint(id: broken, .priority(999))]
        if case .repeated(let count) = reason {
            title = "remove \(count == 2 ? "one of the two" : "all of them but one")"
            edits = report.constraints.dropFirst().map { .constraint(id: $0, .isActive(false)) }
        }
        guard let outcome = try examination.fact(Trials.self).outcome(of: edits, on: examination),
            outcome.examination.solution.broken.count <= examination.solution.broken.count
        else { return [] }
        return [
            Finding.Fix(title: title, edits: edits, remaining: outcome.remaining)
        ]
    }

    /// Which members of the report are missing from the input.
    private static func reason(ofUnknown unknown: [String]) -> String {
        var missing: [String] = []
        if unknown.contains(Layout.Report.beginningOfList) { missing.append("the beginning of the list") }
        if unknown.contains(Layout.Report.endOfList) { missing.append("the end of the list") }
        if !missing.isEmpty {
            return PointsText.list(missing) + " \(missing.count == 1 ? "is" : "are") missing:"
                + " the conflicting constraint may be there"
        }
        let unread = unknown.count(where: Layout.Report.isUnreadText)
        let what =
            unread == unknown.count
            ? (unread == 1 ? "one constraint of the list" : "\(unread) constraints of the list")
                + " could not be read"
            : "the report names \(unknown.count == 1 ? "a constraint" : "\(unknown.count) constraints")"
                + " missing from the input"
        return what
            + (unknown.count == 1 ? ": it may be the conflicting one" : ": the conflicting one may be among them")
    }

    /// Whether a position counts from a superview that no text names.
    private static func dependsOnUnseen(_ row: Int, in examination: Examination) -> Bool {
        guard case .view(let view)? = examination.constraint(ofRow: row).second?.item else { return false }
        return examination.layout.source.holdsOnlyConflict && examination.layout.views[view].isUnseen
    }

    /// What members name of baselines, and of inset guides that no constraint ties to their owners.
    private static func unprintedValues(of report: Layout.Report, in examination: Examination) -> [String] {
        let layout = examination.layout
        let members = report.constraints.compactMap { layout.constraintIndex(id: $0) }.map { layout.constraints[$0] }
        var tied: Set<Int> = []
        for member in members where member.origin == .guide {
            for case .guide(let guide) in member.items { tied.insert(guide) }
        }
        var values: [String] = []
        for anchor in members.flatMap(\.anchors) {
            let value: String?
            if anchor.attribute.isBaseline {
                value = "baselines"
            } else if case .guide(let guide) = anchor.item, !tied.contains(guide) {
                switch layout.guides[guide].kind {
                case .safeArea: value = "safe areas"
                case .layoutMargins, .readableContent: value = "margins"
                case .keyboard: value = "the keyboard"
                case .contentLayout, .frameLayout, .topLayout, .bottomLayout, .custom: value = nil
                }
            } else {
                value = nil
            }
            if let value, !values.contains(value) { values.append(value) }
        }
        return values.sorted()
    }
}

extension ReportedConflictRule {
    package static let info = RuleInfo(
        id: "reported-conflict",
        title: "unexplained reported conflict",
        severity: .error,
        severityRemark: "possible",
        runsOnPartialDumps: true,
        comparesWithRecorded: true,
        identity: .brokenConstraint,
        summary: "UIKit reported a conflict, but the listed constraints do not conflict",
        meaning: """
            UIKit logged these constraints as unsatisfiable, but as listed they do not conflict. One of the conflicting
            constraints was not printed, or had a different value at the time: a temporary size while a cell was
            measured, a multiplier cut to six digits, or a view that has been laid out again since.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title"),
            more: reportOfTitle
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title")
        )
    )

    private static let reportOfTitle =
        "\n  \"reports\": [{\"kind\": \"conflict\", \"constraints\": [\"title-leading\", \"title-top\"]}],"
}
