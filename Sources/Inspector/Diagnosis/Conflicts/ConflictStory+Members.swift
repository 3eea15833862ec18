import LayoutModel
import LayoutSemantics
import LayoutSolver

extension ConflictStory {
    /// The members, the sum's order first, each with whose it is where that differs; then what UIKit or the solution broke.
    func notes(in examination: Examination, _ ring: ConflictRing?) -> [Finding.Note] {
        var notes: [Finding.Note] = []
        let framework = examination.layout.frameworkName
        if !members.contains(where: \.isUsers), members.contains(where: { $0.index != nil }),
            let cause = .some(recognisedCause(in: examination)?.info.id), cause != KnownCause.systemOnly.info.id,
            cause != KnownCause.autoresizingMask.info.id
        {
            let areMasks = members.allSatisfy { isMask($0, in: examination) || $0.isNonnegative }
            notes.append(
                Finding.Note(
                    .cause,
                    areMasks
                        ? "all of these constraints come from frames and autoresizing masks"
                        : "\(framework) made all of these constraints"
                )
            )
        }
        var seen: Set<Int> = []
        // The headline says for which views there is no space.
        let listed = (needs + gives + members).filter { seen.insert($0.row).inserted && !$0.isNonnegative }
        let owners = listed.map { owner(of: $0, in: examination) }
        let isMixed = owners.contains { $0 != owners.first }
        let reported = reportedBroken(in: examination)
        for (member, owner) in zip(listed, owners) {
            // Who breaks its own says so once.
            var remarks: [String] = isMixed && !(member.id == reported && owner == framework) ? [owner] : []
            remarks += length(behind: member, in: examination).map { [$0] } ?? []
            remarks += names(of: member, in: examination)
            remarks += centering(of: member, ring, in: examination).map { [$0] } ?? []
            if member.id == reported { remarks.append("broken by \(framework)") }
            var note = examination.note(.proof, onRow: member.row)
            note.remark = remarks.filter { !$0.isEmpty }.joined(separator: ", ")
            notes.append(note)
        }
        // UIKit said which one it broke.
        if breaks.count > 1, reported == nil {
            let texts = breaks.map { examination.texts.text(of: $0.constraint) }
            let message = "\(breaks.count) of these break together: \(PointsText.list(texts, limit: 4))"
            notes.append(Finding.Note(.consequence, message, constraints: breaks.map(\.id)))
        }
        if reported == nil, let outside = brokenOutside(in: examination) {
            let message =
                "\(framework) broke \(examination.texts.text(of: outside)), but "
                + (listed.count == 1
                    ? "this one is impossible by itself" : "the listed constraints conflict even without it")
            notes.append(Finding.Note(.consequence, message, constraints: [outside.id]))
        }
        return notes
    }

    /// Whether the member makes the sum count the space on one side of it twice.
    private func isCentered(_ member: Member) -> Bool {
        member.constraint.anchors.contains { $0.attribute == .centerX || $0.attribute == .centerY }
            && abs(abs(member.multiplier) - 2) < 1e-9
    }

    /// What a centre comes to between two edges.
    private func centering(of member: Member, _ ring: ConflictRing?, in examination: Examination) -> String? {
        guard let ring, let place = members.firstIndex(where: { $0.row == member.row }) else {
            return isCentered(member) ? "centered: the space on one side counts twice" : nil
        }
        guard
            member.constraint.anchors.contains(where: { $0.attribute == .centerX || $0.attribute == .centerY }),
            let way = (ring.longer.ways + ring.shorter.ways).first(where: { $0.member == place }), !way.isSize,
            abs(way.length) > 1e-9, way.from.place != .center, way.to.place != .center
        else { return nil }
        let isOuterFirst = way.from.item == ring.container || examination.isInside(way.to.item, way.from.item)
        let inner = examination.names[isOuterFirst ? way.to.item : way.from.item]
        let isInnerFar = (isOuterFirst ? way.to : way.from).place == .far
        let edge =
            switch (ring.axis, isInnerFar) {
            case (.horizontal, false): "left"
            case (.horizontal, true): "right"
            case (.vertical, false): "top"
            case (.vertical, true): "bottom"
            }
        // An edge that is pinned to a centre centres nothing.
        let isCentering = member.constraint.anchors.allSatisfy {
            $0.attribute == .centerX || $0.attribute == .centerY
        }
        // From the near edge of what it is centred in, which it can reach beyond.
        let isFromNear = (isOuterFirst ? way.from : way.to).place == .near
        let offset = isFromNear ? (isOuterFirst ? way.length : -way.length) : abs(way.length)
        return (isCentering ? "centered: " : "") + "\(edge) edge of \(inner) at \(PointsText.text(offset))"
    }

    /// The constraint that UIKit broke, if its list contains all members and the constraint is none of them.
    private func brokenOutside(in examination: Examination) -> Layout.Constraint? {
        let listed = members.filter { $0.index != nil }.map(\.id)
        for report in examination.layout.reports where report.kind == .conflict {
            let reported = Set(report.constraints)
            guard listed.allSatisfy(reported.contains), let broken = report.broken,
                let index = examination.layout.constraintIndex(id: broken)
            else { continue }
            return examination.layout.constraints[index]
        }
        return nil
    }

    /// What a margin or a baseline adds to the constant: else the sum has numbers that no line shows.
    private func length(behind member: Member, in examination: Examination) -> String? {
        guard member.multiplier != 0, !member.constraint.isOwnSize else { return nil }
        let length = abs(member.contribution / member.multiplier)
        guard abs(length - abs(member.constraint.constant)) > 1e-6 else { return nil }
        let attributes = member.constraint.anchors.map(\.attribute)
        let what =
            attributes.contains(where: \.isMargin)
            ? "including the margin"
            : attributes.contains(where: \.isBaseline) ? "including the baseline" : "including its frame"
        return "\(PointsText.points(length)) \(what)"
    }

    /// The member that a report of the source says UIKit broke.
    func reportedBroken(in examination: Examination) -> String? {
        let ids = Set(members.map(\.id))
        for report in examination.layout.reports where report.kind == .conflict {
            if let broken = report.broken, ids.contains(broken) { return broken }
        }
        return nil
    }

    /// Who made the constraint: "your code", "UIStackView". Empty where a document shows that it is the reader's own.
    private func owner(of member: Member, in examination: Examination) -> String {
        let names = examination.names
        let framework = examination.layout.frameworkName
        let item = member.constraint.first?.item ?? member.constraint.terms.first?.anchor.item
        let subject = item.map { names.subject($0) } ?? ""
        if member.index != nil {
            let isSystems = examination.layout.source.holdsOnlyConflict && isSystems(member, in: examination)
            return isSystems && member.constraint.origin == .user ? framework : examination.owner(of: member.constraint)
        }
        guard case .made(let made) = examination.lowered.sources[member.row] else { return framework }
        let row = examination.lowered.made[made]
        let isAssumed = examination.lowered.isAssumed[member.row]
        let assumed = isAssumed ? ", assumed" : ""
        switch row.role {
        case .nonnegative: return "a size is never negative"
        case .rootSize: return "size of the root" + assumed
        case .guide: return framework + assumed
        case .content(_, let isHugging):
            let size = isAssumed ? "estimated" : "intrinsic"
            return "\(size) size of \(subject), \(isHugging ? "hugging" : "compression resistance")"
        case .mask: return "autoresizing mask of \(subject)" + assumed
        case .stack(let part):
            var name = names.subject(row.item)
            // A name alone would not say that the stack view made the constraint.
            if !name.hasPrefix(framework.stackViewClass) { name = "\(framework.stackViewClass) \(name)" }
            if case .hidden = part { return "\(name) hides it" + assumed }
            return name + assumed
        }
    }

    /// What the source calls the constraint, and where a log says that it was made.
    private func names(of member: Member, in examination: Examination) -> [String] {
        guard member.index != nil else { return [] }
        let constraint = member.constraint
        var names: [String] = []
        let label =
            constraint.name ?? (constraint.systemIdentifier == nil ? constraint.identifier : nil)
        if let label { names.append("\"\(label.count > 80 ? label.prefix(79) + "…" : label)\"") }
        if examination.layout.source.placesAreInCode, let location = constraint.location, let file = location.file {
            names.append(file + (location.line.map { ":\($0)" } ?? ""))
        }
        return names
    }
}

extension String {
    /// The stack view of a framework that is called so.
    fileprivate var stackViewClass: String { self == "AppKit" ? "NSStackView" : "UIStackView" }
}

extension Examination {
    /// Who made a listed constraint: "your code", "UIStackView". Empty where a document shows that it is the reader's own.
    func owner(of constraint: Layout.Constraint) -> String {
        let framework = layout.frameworkName
        let item = constraint.first?.item ?? constraint.terms.first?.anchor.item
        let subject = item.map { names.subject($0) } ?? ""
        switch constraint.systemIdentifier {
        case .encapsulatedSize: return "\(framework), \(constraint.identifier ?? "encapsulated size")"
        case .stack(.hiding): return "\(framework.stackViewClass) hides it"
        case .stack: return framework.stackViewClass
        case .temporarySize: return "\(framework), only while it measures"
        case .fittingSize, .guide, .prototyping, .other, nil: break
        }
        switch constraint.origin {
        case .user: return layout.source.isMadeByCode ? "your code" : ""
        case .autoresizing:
            let masked = layout.maskedView(of: constraint, subtreeEnds)
            return "autoresizing mask of \(masked.map { names.subject(view: $0) } ?? subject)"
        case .contentSize: return "intrinsic size of \(subject)"
        case .stack: return framework.stackViewClass
        case .encapsulated: return "\(framework), encapsulated size"
        case .temporary: return "\(framework), only while it measures"
        case .scroll: return framework == "AppKit" ? "NSScrollView" : "UIScrollView"
        case .prototyping: return "Interface Builder, design time only"
        case .guide, .system: return framework
        }
    }
}
