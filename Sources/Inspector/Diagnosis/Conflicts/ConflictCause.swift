import LayoutModel
import LayoutSolver

/// A cause of conflicts that people meet again and again, recognised by who takes part.
enum ConflictCause: String, CaseIterable, Sendable {
    case systemOnly = "system-only"
    case autoresizingMask = "autoresizing-mask"
    case zeroWidthPass = "zero-width-pass"
    case zeroHeightPass = "zero-height-pass"
    case cellSeparator = "cell-separator"
    case encapsulatedSize = "encapsulated-size"
    case hiddenInStack = "hidden-in-stack"
    case collapsedSize = "collapsed-size"
    case temporarySize = "temporary-size"
    case sizeKnownTwice = "size-known-twice"
    case minimumAgainstMaximum = "minimum-against-maximum"
    case negativeSize = "negative-size"
    case fixedSizeAgainstEdges = "fixed-size-against-edges"

    /// What the cause is, as a sentence for a finding's notes.
    var sentence: String {
        switch self {
        case .systemOnly:
            "all of these are the system's own, so that nothing in your code is to be mended; often it happens only while"
                + " the system lays out its views for the first time"
        case .autoresizingMask:
            "a view made in code keeps its autoresizing mask, which places it beside your own constraints"
        case .zeroWidthPass:
            "the container has no width yet in this pass, so that nothing fits; the layout may be right once it has one"
        case .zeroHeightPass:
            "the container has no height yet in this pass, so that nothing fits; the layout may be right once it has one"
        case .cellSeparator:
            "the table view gives the cell a pixel more than its content asks for, for the separator; one priority of 999"
                + " in the chain takes it up"
        case .encapsulatedSize:
            "the container has decided the size and enforces it against the content's own constraints"
        case .hiddenInStack:
            "the stack view hides a view by making its size 0, against a size that is required"
        case .collapsedSize: "a size of yours is 0, which leaves no room for what is inside"
        case .temporarySize:
            "UIKit measures the view at a passing size, against sizes that are required"
        case .sizeKnownTwice: "one size is given twice"
        case .minimumAgainstMaximum: "a minimum is above a maximum"
        case .negativeSize: "what is left for a size is less than nothing"
        case .fixedSizeAgainstEdges: "a fixed size stands against edges that are pinned"
        }
    }
}

extension ConflictStory {
    /// The first of the known causes that the set shows, in their order.
    func recognisedCause(in examination: Examination) -> ConflictCause? {
        ConflictCause.allCases.first { shows($0, in: examination) }
    }

    /// The views whose autoresizing masks take part in the set beside a user's constraint that places or sizes them.
    func maskedViews(in examination: Examination) -> [Int] {
        var views: [Int] = []
        for member in members {
            guard isMask(member, in: examination), let item = member.constraint.items.first,
                case .view(let view) = item, !views.contains(view),
                !examination.layout.isContentViewOfCell(view),
                members.contains(where: { $0.isUsers && examination.places($0.constraint, view: view) })
            else { continue }
            views.append(view)
        }
        return views
    }

    func isMask(_ member: Member, in examination: Examination) -> Bool {
        if member.index != nil { return member.constraint.origin == .autoresizing }
        if case .mask = member.role { return true }
        return false
    }

    /// Whether the member makes a stack's hidden view nothing.
    func isHiding(_ member: Member, in examination: Examination) -> Bool {
        member.role?.isHiddenSize ?? (member.constraint.systemIdentifier == .stack(.hiding))
    }

    /// Whether the member is the size that a table, a collection or a window gives to what it shows.
    func isEncapsulated(_ member: Member, in examination: Examination) -> Bool {
        if isMask(member, in: examination), case .view(let view)? = member.constraint.items.first {
            return examination.layout.isContentViewOfCell(view) && member.constraint.axis != nil
        }
        return member.index != nil
            && (member.constraint.origin == .encapsulated
                || member.constraint.systemIdentifier == .encapsulatedSize)
    }

    private func isTemporary(_ member: Member) -> Bool {
        guard member.index != nil else { return false }
        if member.constraint.origin == .temporary { return true }
        switch member.constraint.systemIdentifier {
        case .temporarySize, .fittingSize: return true
        default: return false
        }
    }

    private func shows(_ cause: ConflictCause, in examination: Examination) -> Bool {
        let sizes = members.filter { $0.constraint.isOwnSize && !$0.isNonnegative }
        switch cause {
        case .systemOnly:
            // What was read from texts: of others the origin is known, and a stack's are of the user's making.
            return examination.layout.source.kind == .consoleLog && !members.contains { $0.isUsers }
                && members.allSatisfy { isSystems($0, in: examination) }
        case .autoresizingMask:
            return !maskedViews(in: examination).isEmpty
        case .zeroWidthPass:
            return sizes.contains { member in
                // What a dump holds was laid out: a width of 0 that is yours is meant.
                isNothing(member, .width, in: examination)
                    && !(member.isUsers && examination.layout.source.kind != .consoleLog)
            }
        case .zeroHeightPass:
            // A dump holds what was laid out; a log may be of a pass before there was a height.
            return examination.layout.source.kind == .consoleLog
                && sizes.contains { isNothing($0, .height, in: examination) && $0.index != nil && !$0.isUsers }
        case .collapsedSize:
            return sizes.contains { member in
                member.isUsers
                    && (isNothing(member, .width, in: examination) || isNothing(member, .height, in: examination))
            }
        case .cellSeparator:
            return examination.layout.source.kind == .consoleLog && axis == .vertical && excess > 0 && excess <= 0.5
                && members.contains { member in
                    isEncapsulated(member, in: examination) && member.contribution > 0
                        && member.constraint.items.contains {
                            examination.layout.view(of: $0).map {
                                examination.layout.views[$0].shortClassName == "UITableViewCellContentView"
                            } ?? false
                        }
                }
        case .encapsulatedSize: return members.contains { isEncapsulated($0, in: examination) }
        case .hiddenInStack: return members.contains { isHiding($0, in: examination) }
        case .temporarySize: return members.contains(where: isTemporary)
        case .sizeKnownTwice:
            return members.count == 2 && sizes.count == 2
                && sizes.allSatisfy {
                    $0.constraint.relation == .equal && $0.constraint.first == sizes[0].constraint.first
                }
        case .minimumAgainstMaximum:
            return members.count == 2 && sizes.count == 2
                && Set(sizes.map(\.constraint.relation)).isSuperset(of: [.lessThanOrEqual, .greaterThanOrEqual])
        case .negativeSize:
            return members.contains(where: \.isNonnegative)
        case .fixedSizeAgainstEdges:
            return members.contains { $0.isUsers && $0.constraint.isOwnSize && $0.constraint.relation == .equal }
                && members.contains { member in
                    !member.constraint.isOwnSize
                        && !(member.constraint.first?.attribute.isSize ?? true)
                }
        }
    }

    /// Whether the member makes the size of a container 0.
    private func isNothing(_ member: Member, _ attribute: LayoutAttribute, in examination: Examination) -> Bool {
        member.constraint.first?.attribute == attribute && member.constraint.relation == .equal
            && abs(member.constraint.constant) < 1e-9 && !isHiding(member, in: examination)
            && (member.index == nil || member.constraint.origin != .stack) && gives(others: member)
    }

    /// Whether the system makes the member, and not because of what the user's code says of a view.
    private func isSystems(_ member: Member, in examination: Examination) -> Bool {
        let layout = examination.layout
        let isOfPrivateViews = member.constraint.items.allSatisfy { item in
            layout.view(of: item).map { SystemClasses.isPrivate(className: layout.views[$0].className) } ?? false
        }
        if member.index == nil { return member.isNonnegative }
        switch member.constraint.origin {
        case .system, .temporary, .encapsulated: return true
        case .guide, .autoresizing, .stack, .contentSize, .scroll: return isOfPrivateViews
        case .user, .prototyping: return false
        }
    }

    /// Whether the others are about what stands inside the member's item: a container that has no width yet.
    private func gives(others member: Member) -> Bool {
        guard let item = member.constraint.first?.item else { return false }
        return members.contains {
            $0.row != member.row && $0.constraint.items.count > 1
                && $0.constraint.items.contains(item)
        }
    }
}
