import LayoutModel
import LayoutReaders
import LayoutSemantics
import LayoutSolver

/// Compares two layouts: proof first, then optima, then a size at which they differ.
struct LayoutComparer {
    let old: Layout
    let new: Layout
    let places: (old: Places, new: Places)
    let options: SamenessOptions
    /// How many constraints are for the canvas of Interface Builder only, and have no part in what runs.
    private let designOnly: Int

    init(old: Layout, new: Layout, places: (old: Places, new: Places), options: SamenessOptions) {
        (self.old, self.new) = (old.asBuilt.knowingClasses(of: new), new.asBuilt.knowingClasses(of: old))
        self.places = places
        self.options = options
        designOnly = [old, new].reduce(0) { $0 + $1.constraints.count { $0.origin == .prototyping } }
    }

    func compare() throws(Interrupted) -> Sameness {
        var entailment: LayoutEntailment?
        var result = try compare(&entailment)
        if options.findsProof {
            let shared = SharedValues(old, new, result.pairs, under: options.conditions)
            let comparison = comparison(shared, result.pairs)
            result.proof = try SamenessProof(of: result, entailment, comparison, options)
        }
        return result
    }

    /// - Parameter proof: What the verdict depends on, where it was looked for.
    private func compare(_ proof: inout LayoutEntailment?) throws(Interrupted) -> Sameness {
        let pairs = ViewPairs(old, new, asked: options.matches)
        var result = Sameness(verdict: .unknown, pairs: pairs)
        let shared = SharedValues(old, new, pairs, under: options.conditions)
        result.movedAcross = movedAcross(pairs)
        result.notes = notes(shared, pairs)
        if let doubt = old.openDoubt ?? new.openDoubt {
            // The same code on both sides leaves the same open.
            guard Set(old.doubts.map(\.text)) == Set(new.doubts.map(\.text)) else {
                result.tried = ["the code leaves open what the layout is: \(doubt)"]
                return result
            }
            result.notes.append("both leave the same open: \(doubt)")
        }
        if let captured = try compareCapture(shared, pairs) { return finished(captured, result) }
        let entailment = try entailment(shared, pairs)
        proof = entailment
        result.commonRows = entailment.counts.common
        result.derivedRows = entailment.counts.derived
        result.dependentMissing = entailment.dependentConstraints(0)
        result.dependentExtra = entailment.dependentConstraints(1)
        result.missing = RowDifferences(entailment, 0, pairs, [places.old, places.new]).rows
        result.extra = RowDifferences(entailment, 1, pairs, [places.old, places.new]).rows
        if entailment.hasProportionsOfItsOwn {
            result.notes.append("stack views divide their length in proportion to contents, but not to the same ones")
        }
        let hasStrangers = !pairs.missing.isEmpty || !pairs.extra.isEmpty || !result.movedAcross.isEmpty
        if entailment.isProven, shared.contentDifferences.isEmpty, !hasStrangers {
            result.verdict = .same
            result.assumesInsetsFit = entailment.assumesInsetsFit
            if entailment.assumesInsetsFit {
                result.notes.append("where margins and safe areas fit into their views")
            }
            if entailment.sharesConflicts {
                result.notes.append("the same required constraints conflict on both sides")
            }
            return result
        }
        try search(comparison(shared, pairs), entailment, &result)
        if hasStrangers { result.verdict = .different }
        return result
    }

    private func comparison(_ shared: SharedValues, _ pairs: ViewPairs) -> OptimaComparison {
        OptimaComparison(
            shared: shared,
            pairs: pairs,
            conditions: options.conditions,
            tolerance: 0.5 / pixelsPerPoint,
            comparesConflicts: options.comparesConflicts,
            isCancelled: options.isCancelled
        )
    }

    /// The proof without assumptions, else the one that takes margins and safe areas to fit into their views: a guide for them
    /// asks for that, an attribute such as `leadingMargin` does not.
    private func entailment(_ shared: SharedValues, _ pairs: ViewPairs) throws(Interrupted) -> LayoutEntailment {
        let strict = try LayoutEntailment(
            shared,
            pairs,
            under: options.conditions,
            isCancelled: options.isCancelled
        )
        if strict.isProven { return strict }
        let lenient = try LayoutEntailment(
            shared,
            pairs,
            under: options.conditions,
            assumingInsetsFit: true,
            isCancelled: options.isCancelled
        )
        return lenient.isProven ? lenient : strict
    }

    private var pixelsPerPoint: Double {
        let scales = [old.screen?.scale, new.screen?.scale].compactMap { $0 }.filter { $0 > 1 }
        return scales.max() ?? options.scale
    }

    /// Looks for a size at which the sides differ; where there is none along two lines, they are the same along these.
    private func search(
        _ comparison: OptimaComparison,
        _ entailment: LayoutEntailment,
        _ result: inout Sameness
    ) throws(Interrupted) {
        var largest = 0.0
        var open: [String] = []
        var skipped: Set<Int>?
        func take(_ outcome: OptimaComparison.Outcome) -> Bool {
            switch outcome {
            case .same(let difference, let pairs):
                largest = max(largest, difference)
                skipped = skipped?.intersection(pairs) ?? pairs
            case .different(let counterexample):
                result.verdict = .different
                result.counterexample = counterexample.ordered(by: result, old, new)
                return true
            case .open(let reason): if !open.contains(reason) { open.append(reason) }
            }
            return false
        }
        let directions: [LayoutDirection?] =
            entailment.directions.count > 1 && options.conditions.direction == nil ? [nil, .rightToLeft] : [nil]
        for direction in directions {
            var conditions = options.conditions
            if let direction { conditions.direction = direction }
            if take(try comparison.compare(under: conditions)) { return }
            for device in devices where isAsked(device.size) {
                conditions.size = device.size
                conditions.safeAreaInsets = device.safeAreaInsets
                if take(try comparison.compare(under: conditions, device: device.title)) { return }
            }
            for line in lines(direction) {
                let along = OptimaComparison(comparison, direction: direction)
                if take(try along.compare(along: line)) { return }
                if direction == nil { result.lines.append(line) }
            }
        }
        if let pair = skipped?.min() {
            let name = ItemNames(old)[view: result.pairs.pairs[pair].old]
            open.append(
                "required constraints around \(name) conflict on both sides at all sizes (compare with --conflicts)"
            )
        }
        result.largestDifference = largest
        if open.isEmpty {
            result.verdict = .sameInRange
        } else {
            result.verdict = .unknown
            let sizes = devices.isEmpty ? "recorded size" : "recorded size and \(devices.count) devices"
            result.tried = ["proof for all sizes", sizes] + open
        }
    }

    /// Windows of a Mac have no devices.
    private var devices: [Device] {
        [old, new].allSatisfy { $0.frameworkName == "UIKit" } ? Device.all : []
    }

    private func isAsked(_ size: Size) -> Bool {
        options.widths.contains(size.width) && options.heights.contains(size.height)
    }

    /// All widths at the recorded height, and all heights at the recorded width.
    private func lines(_ direction: LayoutDirection?) -> [Sameness.Line] {
        let root = old.views.first { $0.parent == nil }
        let recorded = root?.recordedFrame?.size ?? old.screen?.size ?? new.screen?.size
        let size = Size(
            width: options.conditions.width ?? recorded?.width ?? 375,
            height: options.conditions.height ?? recorded?.height ?? 667
        )
        return [
            Sameness.Line(axis: .horizontal, range: options.widths, crossing: size.height),
            Sameness.Line(axis: .vertical, range: options.heights, crossing: size.width),
        ]
    }

    // MARK: Views

    /// Pairs that scroll with another view, or are in another root, than on the other side.
    private func movedAcross(_ pairs: ViewPairs) -> [ViewPairs.Pair] {
        func space(_ view: Int, in layout: Layout) -> Int? {
            var next = view
            while let parent = layout.views[next].parent, !layout.startsScene(next) {
                next = parent
                if layout.views[parent].isScrollView { return next }
            }
            return next == view ? nil : next
        }
        return pairs.pairs.filter { pair in
            if old.startsScene(pair.old), new.startsScene(pair.new) { return false }
            let outer = (space(pair.old, in: old), space(pair.new, in: new))
            switch outer {
            case (nil, nil): return false
            case (let first?, let second?): return pairs.pairOfOld[first] != pairs.pairOfNew[second]
            default: return true
            }
        }
    }

    private func notes(_ shared: SharedValues, _ pairs: ViewPairs) -> [String] {
        var notes: [String] = []
        let names = ItemNames(old)
        for difference in shared.contentDifferences {
            let view = pairs.pairs[difference.pair].old
            notes.append("\(names[view: view]): \(difference.settings.joined(separator: ", ")) differ")
        }
        let left = [(pairs.oldScenesLeft, "first"), (pairs.newScenesLeft, "second")].filter { !$0.0.isEmpty }
        if let first = left.first {
            let count = first.0.count == 1 ? "1 scene or cell is" : "\(first.0.count) scenes and cells are"
            let others = left.dropFirst().map { ", \($0.0.count) in the \($0.1) one" }.joined()
            notes.append("\(count) in the \(first.1) file only\(others)")
        }
        if designOnly > 0 {
            let count = designOnly == 1 ? "1 constraint is" : "\(designOnly) constraints are"
            notes.append("\(count) for the canvas of Interface Builder only, and not compared")
        }
        let hidden = pairs.pairs.filter { old.views[$0.old].isHidden != new.views[$0.new].isHidden }
        for pair in hidden {
            let (isOld, isNew) = (old.views[pair.old].isHidden, new.views[pair.new].isHidden)
            notes.append("\(names[view: pair.old]) is \(isNew ? "hidden" : "shown"), was \(isOld ? "hidden" : "shown")")
        }
        if options.listsSettings { notes += settings(pairs, names) }
        return notes
    }

    /// One line for each view with settings that differ.
    private func settings(_ pairs: ViewPairs, _ names: ItemNames) -> [String] {
        pairs.pairs.compactMap { pair in
            let changes = ViewChanges.changes(from: old.views[pair.old], to: new.views[pair.new]).filter {
                // What one side does not know is no difference, and what pairs are called is how they were found.
                $0.before != nil && $0.after != nil && !Self.names.contains($0.property)
            }
            if changes.isEmpty { return nil }
            let texts = changes.map { "\($0.property) \($0.before ?? "") → \($0.after ?? "")" }
            return "\(names[view: pair.old]): " + texts.joined(separator: ", ")
        }
    }

    private static let names: Set<String> = ["class", "property name", "identifier", "label", "hidden"]

    // MARK: Captures

    /// A capture has frames and no constraints: they are compared with those of the other side at its size.
    private func compareCapture(
        _ shared: SharedValues,
        _ pairs: ViewPairs
    ) throws(Interrupted) -> OptimaComparison.Outcome? {
        guard old.hasOnlyFrames || new.hasOnlyFrames else { return nil }
        return try CapturedFrames(old, new, shared, pairs, options, tolerance: 0.5 / pixelsPerPoint).outcome()
    }

    private func finished(_ outcome: OptimaComparison.Outcome, _ given: Sameness) -> Sameness {
        var result = given
        switch outcome {
        case .same(let largest, _):
            result.verdict = .sameFrames
            result.largestDifference = largest
        case .different(let counterexample):
            result.verdict = .different
            result.counterexample = counterexample.ordered(by: result, old, new)
        case .open(let reason): result.tried = [reason]
        }
        return result
    }
}

extension OptimaComparison {
    init(_ other: OptimaComparison, direction: LayoutDirection?) {
        var conditions = other.conditions
        if let direction { conditions.direction = direction }
        self.init(
            shared: other.shared,
            pairs: other.pairs,
            conditions: conditions,
            tolerance: other.tolerance,
            comparesConflicts: other.comparesConflicts,
            isCancelled: other.isCancelled
        )
    }
}

extension Counterexample {
    /// The same with the view first that shows the difference best: the one that the first differing constraint places, another
    /// that such a constraint names, one whose size or distance from its superview differs.
    func ordered(by result: Sameness, _ old: Layout, _ new: Layout) -> Counterexample {
        var named: Set<Int> = []
        var subjects: Set<Int> = []
        func note(_ rows: [RowDifference], _ layout: Layout, _ view: (Int) -> Int?) {
            for row in rows {
                guard case .constraint(let index) = row.source else { continue }
                for case .view(let own) in layout.constraints[index].items {
                    if let pair = view(own) { named.insert(pair) }
                }
            }
            guard case .constraint(let index)? = rows.first?.source,
                case .view(let own)? = layout.fromInside(layout.constraints[index]).first?.item, let pair = view(own)
            else { return }
            subjects.insert(pair)
        }
        note(result.missing, old) { result.pairs.pairOfOld[$0] }
        note(result.extra, new) { result.pairs.pairOfNew[$0] }
        let moves = Dictionary(views.map { ($0.pair.old, $0) }) { first, _ in first }
        func rank(_ view: ViewDifference) -> Int {
            var rank = 0
            if let pair = result.pairs.pairOfOld[view.pair.old] {
                if subjects.contains(pair) { rank -= 12 } else if named.contains(pair) { rank -= 4 }
            }
            // A view that only goes along with its superview explains nothing.
            if let parent = old.views[view.pair.old].parent, let outer = moves[parent], view.isMoved(like: outer) {
                rank += 8
            }
            if abs(view.old.width - view.new.width) > 0.25 || abs(view.old.height - view.new.height) > 0.25 {
                rank -= 2
            }
            return rank
        }
        var ordered = self
        let ranks = views.map(rank)
        ordered.views = views.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { views[$0] }
        return ordered
    }
}

extension Counterexample.ViewDifference {
    /// Whether the view has its old size and has moved as another one has.
    public func isMoved(like other: Counterexample.ViewDifference) -> Bool {
        func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.01 }
        return isSame(old.width, new.width) && isSame(old.height, new.height) && oldFree.isEmpty && newFree.isEmpty
            && isSame(new.x - old.x, other.new.x - other.old.x) && isSame(new.y - old.y, other.new.y - other.old.y)
    }
}

extension Layout {
    /// The layout with the framework classes that another one states for the app's classes: a document knows what
    /// `CardView` inherits from, a file of code that only makes one does not.
    fileprivate func knowingClasses(of other: Layout) -> Layout {
        let stated = Dictionary(
            other.views.compactMap { view in view.statedBaseClass.map { (view.shortClassName, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        var layout = self
        for index in views.indices where views[index].statedBaseClass == nil {
            guard !UIKitClass.isFramework(views[index].className) else { continue }
            layout.views[index].statedBaseClass = stated[views[index].shortClassName]
        }
        return layout
    }

    /// Whether another layout puts every view in the same place.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: Near linear in the constraints where the proof succeeds; else that of solving both at some dozens of sizes.
    public func same(as other: Layout, options: SamenessOptions = SamenessOptions()) throws(Interrupted) -> Sameness {
        try LayoutComparer(old: self, new: other, places: (Places(), Places()), options: options).compare()
    }
}

extension Reading {
    /// Whether another layout puts every view in the same place; rows that differ are given with their places.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func same(as other: Reading, options: SamenessOptions = SamenessOptions()) throws(Interrupted) -> Sameness {
        try LayoutComparer(old: layout, new: other.layout, places: (places, other.places), options: options).compare()
    }
}
