import LayoutModel
import LayoutSyntax

/// The debugger output of one moment of an app, joined by address.
///
/// Texts complete each other. If two disagree, a finding reports it, and the first one wins: views and frames of
/// `recursiveDescription` before those of traces, both before facts derived from constraints.
///
/// The views of one text alone can be added while it is scanned.
struct DebuggerMoment: SeenReceiver {
    private var printed: PrintedLayout
    /// Of the current text, by the order of its lines that show a view: the items; ``noItem`` where there is none so far.
    private var items: [Int32] = []
    private static let noItem: Int32 = -1
    /// The kind of the last view that was added while its text was scanned.
    private var lastKind: DebuggerText.Kind?
    /// Whether a view was added that should have come before others: its text must be scanned as a whole.
    private(set) var isOutOfOrder = false
    private var findings: [Finding] = []
    /// By item; items without facts can be missing at the end.
    private var factPlaces: [FactPlaces] = []
    /// By item: whether a trace shows it without an engine mark, or as a host: its frame comes from outside the layout
    /// engine. Items for which that is not so can be missing at the end.
    private var isOutside: [Bool] = []
    /// Items that are only named so far, as owners of guides, without their classes.
    private var unclassed: Set<Int> = []
    /// The reported claims, to list the same claim of two traces once.
    private var claims: Set<String> = []
    private var texts: [DebuggerText]

    /// The facts about an item, with their places; `nil`: where the item was first named.
    private struct FactPlaces {
        var frame: Place?
        var parent: Place?
        var className: Place?
    }

    init(_ texts: [DebuggerText]) {
        self.texts = texts
        var source = Layout.Source(kind: .trace)
        source.file = texts.count == 1 ? texts[0].path : nil
        if texts.contains(where: \.isAppKit) { source.system = PrintedLayout.appKit }
        printed = PrintedLayout(source: source)
    }

    /// Without views, which ``add(_:)`` adds while their text is scanned.
    init(path: String?) {
        texts = []
        var source = Layout.Source(kind: .trace)
        source.file = path
        printed = PrintedLayout(source: source)
    }

    mutating func reserve(_ count: Int) {
        printed.reserve(count)
        items.reserveLargeCapacity(count)
    }

    /// The layout of all the texts.
    ///
    /// - Complexity: Linear in the texts.
    mutating func reading() -> Reading {
        let count = texts.reduce(0) { $0 + $1.seen.count }
        printed.reserve(count)
        for isTrace in [false, true] {
            for text in texts { add(text, isTrace: isTrace) }
        }
        // All facts are collected; only the layout itself needs to stay in memory.
        for index in texts.indices { texts[index].seen = [] }
        return finish()
    }

    /// The layout of the one text whose views were added.
    mutating func reading(rest text: consuming DebuggerText) -> Reading {
        for claim in text.claims { add(claim) }
        texts = [text]
        return finish()
    }

    private mutating func finish() -> Reading {
        items = []
        let format = texts.first?.format ?? .constraints
        for index in texts.indices {
            // Of the texts, only the conflicts and findings are still needed.
            let indices = printed.add(&texts[index].constraints)
            for conflict in texts[index].conflicts { add(conflict, indices) }
        }
        settleMasks()
        printed.findings = texts.flatMap(\.findings) + findings
        factPlaces = []
        var complete = PrintedLayout(source: printed.source)
        swap(&complete, &printed)
        var reading = (consume complete).reading(format: format)
        reading.layout.source.kind = .trace
        if texts.count > 1 { reading.joined = texts.map { $0.path ?? "standard input" } }
        return reading
    }

    // MARK: - Views

    private mutating func add(_ text: DebuggerText, isTrace: Bool) {
        items.removeAll(keepingCapacity: true)
        for seen in text.seen {
            if (seen.kind == .trace) == isTrace { addItem(of: seen) } else { items.append(Self.noItem) }
        }
        if isTrace { for claim in text.claims { add(claim) } }
    }

    /// Adds the next view of the text that is scanned, unless it should have come before others.
    mutating func add(_ seen: DebuggerText.Seen) {
        let isFirstOfAppKit = seen.kind == .subtree && printed.source.system == nil
        if isFirstOfAppKit { printed.source.system = PrintedLayout.appKit }
        // Descriptions come before traces, and of items that are only named it must be known whose classes they have.
        if seen.kind != .trace && lastKind == .trace || isFirstOfAppKit && !unclassed.isEmpty { isOutOfOrder = true }
        lastKind = seen.kind
        if !isOutOfOrder { addItem(of: seen) }
    }

    /// Adds the item of the next view of a text.
    private mutating func addItem(of seen: DebuggerText.Seen) {
        let item = item(of: seen.view, number: items.count + 1)
        items.append(item.map(Int32.init) ?? Self.noItem)
        guard let item else { return }
        if seen.isOutsideEngine { noteOutside(item) }
        if let parent = seen.parent, items[parent] != Self.noItem {
            setParent(Int(items[parent]), of: item, seen.view.place)
        }
    }

    private mutating func noteOutside(_ item: Int) {
        while isOutside.count <= item { isOutside.append(false) }
        isOutside[item] = true
    }

    private mutating func note(_ item: Int, _ body: (inout FactPlaces) -> Void) {
        while factPlaces.count <= item { factPlaces.append(FactPlaces()) }
        body(&factPlaces[item])
    }

    /// Notes the place of a fact about an item: nearly all are where the item is first named, which the item knows.
    private mutating func note(_ item: Int, at place: Place, _ body: (inout FactPlaces) -> Void) {
        if printed.items[item].place != place { note(item, body) }
    }

    private func factPlaces(_ item: Int) -> FactPlaces { item < factPlaces.count ? factPlaces[item] : FactPlaces() }

    /// The item of a view, completed with the facts of a line.
    ///
    /// - Parameter number: How many views the text shows up to this one.
    private mutating func item(of seen: ObservedView, number: Int) -> Int? {
        if let item = newItem(of: seen) { return item }
        var object = PrintedConstraint.Object(className: seen.className, address: seen.address, text: seen.text)
        if let guide = seen.guide { object.text = guide.identifier }
        let count = printed.items.count
        if seen.address == nil {
            // A text without addresses: its views are distinguished by their numbers.
            let text = seen.place.text
            object = PrintedConstraint.Object(name: "#\(number)" + (text > 0 ? ".\(text + 1)" : ""))
        }
        guard let item = printed.item(object, place: seen.place) else { return nil }
        let isKnown = item < count && seen.address != nil
        if isKnown, printed.views[item].className != seen.className {
            contradict(
                item,
                "is \(printed.views[item].className)",
                factPlaces(item).className ?? printed.items[item].place,
                "\(seen.className)",
                seen.place
            )
        }
        if !unclassed.isEmpty, unclassed.remove(item) != nil {
            note(item, at: seen.place) { $0.className = seen.place }
        }
        if seen.address == nil {
            printed.setClass(seen.className, of: item)
            printed.change(item) { view in
                view.identifier = nil
                view.text = seen.text
            }
        }
        printed.change(item) { view in
            if let baseClass = seen.baseClass { view.statedBaseClass = baseClass }
            if let isHidden = seen.isHidden { view.isHidden = isHidden }
            if seen.isTransformed { view.isTransformed = true }
            if let mask = seen.autoresizingMask { view.autoresizingMask = mask }
            if let translates = seen.translatesMask { view.statedTranslatesAutoresizingMask = translates }
            guard seen.contentSize != nil || seen.contentOffset != nil || seen.contentInset != nil else { return }
            var scroll = view.scroll ?? Layout.Scroll()
            if let size = seen.contentSize { scroll.contentSize = size }
            if let offset = seen.contentOffset { scroll.contentOffset = offset }
            if let inset = seen.contentInset { scroll.contentInset = inset }
            view.scroll = scroll
        }
        if let frame = seen.frame { setFrame(frame, of: item, seen.place) }
        if let owner = seen.guide?.owner {
            let view = PrintedConstraint.Object(className: nil, address: owner)
            let count = printed.items.count
            if let owner = printed.item(view, place: seen.place) {
                if owner == count { unclassed.insert(owner) }
                setParent(owner, of: item, seen.place)
            }
        }
        return item
    }

    /// Adds the item of a view that no line showed before, as nearly all are, with all facts at once: none of them can
    /// contradict another.
    ///
    /// - Returns: `nil` where an item has the address, and of guides and views with rare facts.
    private mutating func newItem(of seen: ObservedView) -> Int? {
        guard let address = seen.address, seen.hasNoDetails, !PrintedLayout.isGuide(seen.className) else { return nil }
        var view = Layout.View(id: address, className: seen.className)
        if let text = seen.text, !text.isEmpty { view.text = text }
        view.frame = seen.frame
        if let isHidden = seen.isHidden { view.isHidden = isHidden }
        view.isTransformed = seen.isTransformed
        if let mask = seen.autoresizingMask { view.autoresizingMask = mask }
        view.statedTranslatesAutoresizingMask = seen.translatesMask
        return printed.addView(view, place: seen.place)
    }

    private mutating func setFrame(_ frame: Rectangle, of item: Int, _ place: Place) {
        if let known = printed.views[item].frame {
            if !known.isAlmost(frame) {
                let first = factPlaces(item).frame ?? printed.items[item].place
                contradict(item, "has the frame \(known.words)", first, frame.words, place)
            }
            return
        }
        note(item, at: place) { $0.frame = place }
        printed.change(item) { $0.frame = frame }
    }

    private mutating func setParent(_ parent: Int, of item: Int, _ place: Place) {
        if let known = printed.parent(of: item) {
            if known != parent, !printed.items[parent].isGuide {
                let (first, second) = (printed.views[known].id, printed.views[parent].id)
                let at = factPlaces(item).parent ?? printed.items[item].place
                contradict(item, "lies in \(first)", at, "in \(second)", place)
            }
            return
        }
        note(item, at: place) { $0.parent = place }
        printed.setParent(parent, of: item)
    }

    private mutating func contradict(_ item: Int, _ first: String, _ at: Place?, _ second: String, _ place: Place) {
        let view = printed.views[item]
        let where_ = at.map { " \(words($0))" } ?? ""
        var finding = Finding(
            ContradictingTexts.info,
            severity: .warning,
            message:
                "\(view.className) \(view.id) \(first)\(where_), but \(second) \(words(place)): the texts are not of "
                + "one moment, the first one is used"
        )
        finding.views = [view.id]
        finding.place = place
        findings.append(finding)
    }

    private func words(_ place: Place) -> String {
        guard texts.count > 1, texts.indices.contains(place.text) else { return "in line \(place.line)" }
        return "in \(texts[place.text].path ?? "standard input"):\(place.line)"
    }

    // MARK: - Claims

    /// Each claim becomes a report of the layout: UIKit's statement, never a conclusion of this program.
    private mutating func add(_ claim: DebuggerText.Claim) {
        guard items[claim.seen] != Self.noItem else { return }
        let item = Int(items[claim.seen])
        let own = printed.views[item].id
        var groups: [(item: String, attributes: [FrameAttribute])] = []
        var positions: [String: Int] = [:]
        for (item, attribute) in claim.variables {
            if let known = groups.last?.item == item ? groups.count - 1 : positions[item] {
                if !groups[known].attributes.contains(attribute) { groups[known].attributes.append(attribute) }
            } else {
                positions[item] = groups.count
                groups.append((item, [attribute]))
            }
        }
        if groups.isEmpty { groups = [(own, [])] }
        for group in groups {
            var report = Layout.Report(kind: .ambiguous)
            report.item = group.item
            report.attributes = group.attributes.sorted()
            if texts.count > 1, texts.indices.contains(claim.place.text) {
                // The view's place can be in a different text than the claim about it.
                report.location = Layout.SourceLocation(
                    file: texts[claim.place.text].path,
                    line: claim.place.line,
                    column: claim.place.column
                )
            }
            report.text = claim.isHostUntied ? Layout.Report.missingHostConstraints : nil
            let key = "\(group.item) \(report.attributes.map(\.name)) \(report.text ?? "")"
            if claims.insert(key).inserted { printed.reports.append(report) }
        }
    }

    /// - Parameter indices: Of the text's constraints, their indices among all.
    private mutating func add(_ conflict: DebuggerText.Conflict, _ indices: [Int]) {
        var report = Layout.Report(kind: .conflict)
        var seen: Set<String> = []
        let ids = conflict.constraints.map { printed.id(ofConstraint: indices[$0]) }
        report.constraints = ids.filter { seen.insert($0).inserted } + conflict.unread
        report.broken = conflict.broken.map { printed.id(ofConstraint: indices[$0]) }
        printed.reports.append(report)
    }

    /// If only some constraints are known, a view with a printed frame can be placed by its mask or by constraints that
    /// nobody printed. A mask is assumed only if a trace marks the view or shows it outside the engine, or if
    /// constraints for its mask are listed: no conclusion may depend on a mask that may not exist.
    private mutating func settleMasks() {
        guard !printed.constraints.isEmpty else { return }
        var isMasked = [Bool](repeating: false, count: printed.items.count)
        for index in printed.constraints.indices {
            guard printed.constraints[index].constraint.isForMask else { continue }
            for term in printed.constraints[index].constraint.terms.indices {
                if let item = printed.item(ofTerm: term, ofConstraint: index) { isMasked[item] = true }
            }
        }
        for item in printed.items.indices
        where printed.parent(of: item) != nil && !isMasked[item] && !(item < isOutside.count && isOutside[item])
            && printed.views[item].statedTranslatesAutoresizingMask == nil
        {
            printed.change(item) { $0.statedTranslatesAutoresizingMask = false }
        }
    }
}

extension Rectangle {
    /// Equal up to the precision of six printed digits.
    fileprivate func isAlmost(_ other: Rectangle) -> Bool {
        FrameAttribute.allCases.allSatisfy { attribute in
            abs(self[attribute] - other[attribute]) <= 1e-5 * max(1, abs(self[attribute]))
        }
    }

    fileprivate var words: String {
        "(\(PointsText.text(x)) \(PointsText.text(y)); \(PointsText.text(width)) \(PointsText.text(height)))"
    }
}
