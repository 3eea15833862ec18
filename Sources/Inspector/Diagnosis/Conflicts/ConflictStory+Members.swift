import LayoutModel
import LayoutSemantics
import LayoutSolver

extension ConflictStory {
    /// One sentence for each member, the arithmetic's order first, then who gives way.
    func notes(in examination: Examination) -> [Finding.Note] {
        var told: Set<Int> = []
        var notes: [Finding.Note] = []
        let framework = examination.layout.frameworkName
        if !members.contains(where: \.isUsers), members.contains(where: { $0.index != nil }),
            recognisedCause(in: examination) != .systemOnly
        {
            let message = "no constraint of yours takes part: all of them are made by \(framework)"
            notes.append(Finding.Note(.cause, message))
        }
        let limit = notes.count + 40
        for member in needs + gives + members where told.insert(member.row).inserted {
            if notes.count == limit {
                notes.append(Finding.Note(.proof, "and \(members.count - 40) more constraints"))
                break
            }
            let remark = " (" + whose(member, in: examination) + lengthBehind(member, in: examination) + ")"
            notes.append(examination.note(.proof, onRow: member.row, remark))
        }
        let reported = reportedBroken(in: examination)
        let text = examination.texts.text(of: broken.constraint)
        var given = examination.note(.consequence, onRow: broken.row)
        given.message =
            (reported == broken.id ? "\(framework) broke \(text)" : "\(text) is the one that gives way here")
            + ": without it the others have a solution"
        notes.append(given)
        if breaks.count > 1 {
            let others = breaks.filter { $0.row != broken.row }.map { examination.texts.text(of: $0.constraint) }
            notes.append(
                Finding.Note(
                    .consequence,
                    "\(PointsText.list(others, limit: 8)) \(others.count == 1 ? "gives" : "give") way, too",
                    constraints: breaks.filter { $0.row != broken.row }.map(\.id)
                )
            )
        }
        if let reported, reported != broken.id,
            let member = members.first(where: { $0.id == reported })
        {
            let message = "\(framework) broke \(examination.texts.text(of: member.constraint))"
            notes.append(Finding.Note(.consequence, message, constraints: [member.id]))
        }
        if reported == nil, let outside = brokenOutside(in: examination) {
            let message =
                "\(framework) broke \(examination.texts.text(of: outside)), which cures nothing here: these have no solution"
                + " without it either"
            notes.append(Finding.Note(.consequence, message, constraints: [outside.id]))
        }
        return notes
    }

    /// The constraint that UIKit broke in a list that holds all of these, and that is none of them.
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

    /// What a margin or a baseline adds to the constant: else the arithmetic has numbers that stand nowhere.
    private func lengthBehind(_ member: Member, in examination: Examination) -> String {
        guard member.multiplier != 0, !member.constraint.isOwnSize else { return "" }
        let length = abs(member.contribution / member.multiplier)
        guard abs(length - abs(member.constraint.constant)) > 1e-6 else { return "" }
        let attributes = member.constraint.anchors.map(\.attribute)
        let what =
            attributes.contains(where: \.isMargin)
            ? "the margin" : attributes.contains(where: \.isBaseline) ? "the baseline" : "what a frame adds"
        return ", \(PointsText.points(length)) with \(what)"
    }

    /// The member that a report of the source says UIKit broke.
    func reportedBroken(in examination: Examination) -> String? {
        let ids = Set(members.map(\.id))
        for report in examination.layout.reports where report.kind == .conflict {
            if let broken = report.broken, ids.contains(broken) { return broken }
        }
        return nil
    }

    /// Whose the constraint is, and what it is for.
    func whose(_ member: Member, in examination: Examination) -> String {
        let names = examination.names
        let item = member.constraint.first?.item ?? member.constraint.terms.first?.anchor.item
        var subject = item.map { names.subject($0) } ?? ""
        if member.index != nil {
            if member.constraint.origin == .autoresizing,
                let masked = examination.layout.maskedView(of: member.constraint, examination.subtreeEnds)
            {
                subject = names.subject(view: masked)
            }
            let label = [member.constraint.name, member.constraint.identifier].lazy.compactMap { $0 }.first.map {
                ", \"\($0.count > 80 ? $0.prefix(79) + "…" : $0)\""
            }
            let whose = Self.whose(member.constraint, subject: subject)
            let system = "UIKit"
            let framework = examination.layout.frameworkName
            return (whose.hasPrefix(system) ? framework + whose.dropFirst(system.count) : whose) + (label ?? "")
                + (examination.layout.source.kind == .consoleLog ? Self.writtenAt(member.constraint.location) : "")
        }
        guard case .made(let made) = examination.lowered.sources[member.row] else { return "made" }
        let assumed = examination.lowered.isAssumed[member.row] ? ", assumed" : ""
        let row = examination.lowered.made[made]
        let owner = names.subject(row.item)
        switch row.role {
        case .nonnegative: return "a size is never negative"
        case .rootSize: return "the size of the root" + assumed
        case .guide: return "ties \(owner) to its view" + assumed
        case .content(_, let isHugging):
            return "the content of \(owner), " + (isHugging ? "hugged" : "not compressed") + assumed
        case .mask: return "the autoresizing mask of \(owner)" + assumed
        case .stack(let part):
            if case .hidden = part { return "the stack \(owner) hides a view" + assumed }
            return "the stack \(owner) lays out its views" + assumed
        }
    }

    /// Such as `, OrderCell.swift:41`: where a log says that a member was made.
    private static func writtenAt(_ location: Layout.SourceLocation?) -> String {
        guard let file = location?.file else { return "" }
        return ", " + file + (location?.line.map { ":\($0)" } ?? "")
    }

    private static func whose(_ constraint: Layout.Constraint, subject: String) -> String {
        switch constraint.systemIdentifier {
        case .encapsulatedSize: return "UIKit's: the size that the container gives \(subject)"
        case .stack(.hiding): return "the stack's: it hides \(subject)"
        case .stack: return "the stack's"
        case .temporarySize: return "UIKit's, only while it measures \(subject)"
        case .fittingSize, .guide, .prototyping, .other, nil: break
        }
        switch constraint.origin {
        case .user: return "yours"
        case .autoresizing: return "the autoresizing mask of \(subject)"
        case .contentSize: return "the content of \(subject)"
        case .stack: return "the stack's"
        case .encapsulated: return "UIKit's: the size that the container gives \(subject)"
        case .guide: return "UIKit's: ties a guide to its view"
        case .scroll: return "UIKit's: the scroll view's content"
        case .prototyping: return "Interface Builder's, for design time only"
        case .temporary: return "UIKit's, only while it measures \(subject)"
        case .system: return "UIKit's"
        }
    }
}
