import LayoutSolver

extension ConflictStory {
    /// The conflict in one sentence, with its arithmetic.
    func message(in examination: Examination) -> String {
        sameSizeMessage(in: examination) ?? negativeSizeMessage(in: examination) ?? sizeMessage(in: examination)
            ?? positionMessage(in: examination)
    }

    /// One sentence for each member, the arithmetic's order first, then who gives way.
    func notes(in examination: Examination) -> [String] {
        var told: Set<Int> = []
        var notes: [String] = []
        for member in needs + gives + members where told.insert(member.row).inserted {
            if notes.count == 40 {
                notes.append("and \(members.count - 40) more constraints")
                break
            }
            notes.append(
                examination.texts.text(of: member.constraint) + " (" + whose(member, in: examination) + ")"
            )
        }
        let reported = reportedBroken(in: examination)
        notes.append(
            (reported == broken.id
                ? "\(examination.layout.frameworkName) broke \(examination.texts.text(of: broken.constraint))"
                : "\(examination.texts.text(of: broken.constraint)) is the one that gives way here")
                + ": without it the others have a solution"
        )
        if let reported, reported != broken.id,
            let member = members.first(where: { $0.id == reported })
        {
            notes.append("\(examination.layout.frameworkName) broke \(examination.texts.text(of: member.constraint))")
        }
        return notes
    }

    /// The member that a report of the source says UIKit broke.
    func reportedBroken(in examination: Examination) -> String? {
        let ids = Set(members.map(\.id))
        for report in examination.layout.reports where report.kind == .conflict {
            if let broken = report.broken, ids.contains(broken) { return broken }
        }
        return nil
    }

    // MARK: Forms

    private var amountText: String { PointsText.text(excess) }

    private var dimension: String {
        switch axis {
        case .horizontal: "width"
        case .vertical: "height"
        case nil: "width and height"
        }
    }

    /// Two constraints on one size alone.
    private func sameSizeMessage(in examination: Examination) -> String? {
        guard members.count == 2, members.allSatisfy({ $0.constraint.isOwnSize }),
            let first = members[0].constraint.first, first == members[1].constraint.first
        else { return nil }
        let sorted = members.sorted { ($0.constraint.constant, $0.row) < ($1.constraint.constant, $1.row) }
        let phrases = sorted.map { member -> String in
            let value = PointsText.text(member.constraint.constant)
            switch member.constraint.relation {
            case .equal: return value
            case .lessThanOrEqual: return "at most " + value
            case .greaterThanOrEqual: return "at least " + value
            }
        }
        return "\(examination.texts.anchor(first)) cannot be \(phrases[0]) and \(phrases[1]) points at once:"
            + " \(amountText) apart"
    }

    /// A size that the others push below 0.
    private func negativeSizeMessage(in examination: Examination) -> String? {
        guard let member = members.first(where: isNonnegative), let first = member.constraint.first,
            member.multiplier != 0
        else { return nil }
        let size = -excess / abs(member.multiplier)
        var message = "\(examination.texts.anchor(first)) would be \(PointsText.text(size)) points"
        let taken = needs.map(\.contribution)
        let given = gives.map { -$0.contribution }
        if taken.count > 1 || !given.isEmpty {
            let total = taken.reduce(0, +)
            message += ": \(Self.sum(taken))"
            if taken.count > 1 { message += " = \(PointsText.text(total))" }
            message += " of \(Self.sum(given.isEmpty ? [0] : given)) points of \(dimension) are taken"
        }
        return message
    }

    /// Parts that do not fit into a size, or do not fill it.
    private func sizeMessage(in examination: Examination) -> String? {
        guard axis != nil else { return nil }
        if gives.isEmpty, let item = zeroSize?.constraint.first?.item, !needs.isEmpty {
            let total = needs.reduce(0) { $0 + $1.contribution }
            let subject = subject(of: needs, in: examination) ?? item
            var message = "\(examination.names[subject]) needs \(arithmetic(needs.map(\.contribution), total)) points"
            message += " of \(dimension), "
            message += subject == item ? "but has 0" : examination.names[item] + " gives 0"
            return message + ": \(amountText) too many"
        }
        // One size against a row of parts that does not fill it is told from the side of the parts.
        let isUnfilled = needs.count == 1 && gives.count > 1 && needs.allSatisfy(\.constraint.isOwnSize)
        if !isUnfilled, let giver = gives.first(where: { $0.constraint.isOwnSize }),
            let item = gives.count == 1 ? giver.constraint.first?.item : self.subject(of: gives, in: examination)
        {
            let total = needs.reduce(0) { $0 + $1.contribution }
            let given = gives.map { -$0.contribution }
            let givenTotal = given.reduce(0, +)
            let subject = subject(of: needs, in: examination) ?? item
            var message = "\(examination.names[subject]) needs \(arithmetic(needs.map(\.contribution), total)) points"
            message += " of \(dimension), "
            message += subject == item ? "but has " : examination.names[item] + " gives "
            message += arithmetic(given, givenTotal)
            return message + ": \(amountText) too many"
        }
        if needs.count == 1, let giver = needs.first, giver.constraint.isOwnSize,
            let item = giver.constraint.first?.item
        {
            let given = gives.map { -$0.contribution }
            let subject = subject(of: gives, in: examination) ?? item
            var message = examination.names[subject] + " comes to "
            message += arithmetic(given, given.reduce(0, +)) + " points of \(dimension), "
            message += subject == item ? "but has " : examination.names[item] + " asks for "
            message += PointsText.text(giver.contribution)
            return message + ": \(amountText) too few"
        }
        return nil
    }

    /// A member that gives a size of 0.
    private var zeroSize: Member? {
        members.first { $0.contribution == 0 && $0.constraint.isOwnSize && !isNonnegative($0) }
    }

    private func positionMessage(in examination: Examination) -> String {
        let views = PointsText.list(items.map { examination.names[$0] }, limit: 4)
        let needed = needs.map(\.contribution)
        let given = gives.map { -$0.contribution }
        let along = axis.map { $0 == .horizontal ? "horizontal " : "vertical " } ?? ""
        let count = members.count == 1 ? "a \(along)constraint" : "\(members.count) \(along)constraints"
        return "\(count) on \(views) cannot hold together:"
            + " \(arithmetic(needed, needed.reduce(0, +))) against \(arithmetic(given, given.reduce(0, +))) points,"
            + " \(amountText) apart"
    }

    /// "16 + 200 = 216"; a single value stands alone.
    private func arithmetic(_ parts: [Double], _ total: Double) -> String {
        parts.count > 1 ? Self.sum(parts) + " = " + PointsText.text(total) : PointsText.text(total)
    }

    /// As many parts as a reader can take in, and the number of the others.
    private static func sum(_ parts: [Double]) -> String {
        guard parts.count > 12 else { return PointsText.sum(parts) }
        return PointsText.sum(Array(parts.prefix(10))) + " + … (\(parts.count - 10) more)"
    }

    /// The view that contains all that the members name, or the only one they name.
    private func subject(of members: [Member], in examination: Examination) -> Layout.Item? {
        let items = members.flatMap(\.constraint.items)
        guard let first = items.first else { return nil }
        if items.allSatisfy({ $0 == first }) { return first }
        let layout = examination.layout
        var common: Int?
        for item in items {
            guard let view = layout.view(of: item) else { continue }
            common = common.map { layout.nearestCommonAncestor($0, view) ?? $0 } ?? view
        }
        return common.flatMap { layout.views[$0].isUnseen ? nil : .view($0) }
    }

    // MARK: Who

    private func isNonnegative(_ member: Member) -> Bool {
        member.index == nil && member.id.hasPrefix("nonneg:")
    }

    /// Whose the constraint is, and what it is for.
    func whose(_ member: Member, in examination: Examination) -> String {
        let names = examination.names
        let item = member.constraint.first?.item ?? member.constraint.terms.first?.anchor.item
        var subject = item.map { names[$0] } ?? ""
        if member.index != nil {
            if member.constraint.origin == .autoresizing,
                let masked = examination.layout.maskedView(of: member.constraint, examination.subtreeEnds)
            {
                subject = names[view: masked]
            }
            let label = [member.constraint.name, member.constraint.identifier].lazy.compactMap { $0 }.first.map {
                ", \"\($0)\""
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
        let owner = names[row.item]
        switch row.role {
        case .nonnegative: return "a size is never negative"
        case .rootSize: return "the size of the root" + assumed
        case .guide: return "ties \(owner) to its view" + assumed
        case .content(_, let isHugging):
            return "the content of \(owner), " + (isHugging ? "hugged" : "not compressed") + assumed
        case .mask: return "the autoresizing mask of \(owner)" + assumed
        case .stack(let part):
            return part.hasPrefix("hidden")
                ? "the stack \(owner) hides a view" + assumed
                : "the stack \(owner) lays out its views" + assumed
        }
    }

    /// Such as `, OrderCell.swift:41`: where a log says that a member was made.
    private static func writtenAt(_ location: Layout.SourceLocation?) -> String {
        guard let file = location?.file else { return "" }
        return ", " + file + (location?.line.map { ":\($0)" } ?? "")
    }

    private static func whose(_ constraint: Layout.Constraint, subject: String) -> String {
        if let identifier = constraint.identifier {
            if identifier.hasPrefix("UIView-Encapsulated-Layout-") {
                return "UIKit's: the size that the container gives \(subject)"
            }
            if identifier.hasPrefix("UISV-hiding") { return "the stack's: it hides \(subject)" }
            if identifier.hasPrefix("UISV-") { return "the stack's" }
            if identifier.hasPrefix("_UITemporaryLayout") { return "UIKit's, only while it measures \(subject)" }
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

extension Layout {
    /// The nearest view that is, or contains, both views.
    ///
    /// - Complexity: O(depth of the deeper view below the common one).
    func nearestCommonAncestor(_ left: Int, _ right: Int) -> Int? {
        var left = left
        var right = right
        while left != right {
            if views[left].depth > views[right].depth {
                guard let parent = views[left].parent else { return nil }
                left = parent
            } else if views[right].depth > views[left].depth {
                guard let parent = views[right].parent else { return nil }
                right = parent
            } else {
                guard let first = views[left].parent, let second = views[right].parent else { return nil }
                left = first
                right = second
            }
        }
        return left
    }
}
