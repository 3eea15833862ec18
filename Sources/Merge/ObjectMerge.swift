/// The result of a merge, element by element: decided once, and written for any choice between the sides of its conflicts.
struct ObjectMerge {
    let versions: MergeVersions
    private(set) var conflicts: [MergeConflict]
    private(set) var notes: [String] = []
    /// Of views whose frames both sides changed because something else did.
    private(set) var derivedFrames: Set<String> = []
    let fates: ObjectFates
    /// By key: the objects that the sides moved to different places, and those that would contain each other.
    private var disputedParents: Set<String> = []

    init(_ versions: MergeVersions) {
        self.versions = versions
        fates = ObjectFates(versions)
        conflicts = fates.conflicts
        mergeParents()
        for key in versions.ours.keys {
            guard let own = versions.ours[key]?.node, let other = versions.theirs[key]?.node else { continue }
            let merge = NodeMerge(key, own, other, versions)
            for message in merge.messages { add(versions.object(of: key), message) }
            if merge.hasDerivedFrame, let parent = versions.ours[key]?.parent { derivedFrames.insert(parent) }
        }
        noteOrder()
        conflicts.sort { ($0.line, $0.key, $0.message) < ($1.line, $1.key, $1.message) }
    }

    private mutating func add(_ object: String, _ message: String) {
        let conflict = versions.conflict(object, message)
        if !conflicts.contains(conflict) { conflicts.append(conflict) }
    }

    // MARK: Places

    private mutating func mergeParents() {
        for key in versions.ours.keys where versions.parentChoice(of: key) == nil {
            disputedParents.insert(key)
            add(key, "moved to \(name(key, .ours)) here, to \(name(key, .theirs)) there")
        }
        // What one side moved into a view that the other side moved into it would contain itself.
        for key in versions.ours.keys {
            var path = [key]
            while let last = path.last, let above = parent(of: last, preferring: .ours), path.count < 500 {
                if above == key {
                    for key in path where versions.ours[key]?.parent != versions.theirs[key]?.parent {
                        disputedParents.insert(key)
                        add(key, "moved to \(name(key, .ours)) here, to \(name(key, .theirs)) there")
                    }
                    break
                }
                path.append(above)
            }
        }
    }

    private func name(_ key: String, _ side: MergeSide) -> String {
        let table = versions[side]
        return table.anchor(of: key).flatMap { table[$0]?.node.title } ?? "the document"
    }

    private func parent(of key: String, preferring side: MergeSide) -> String? {
        if disputedParents.contains(key) { return versions[side][key]?.parent }
        guard let choice = versions.parentChoice(of: key) else { return versions[side][key]?.parent }
        return versions[choice][key]?.parent
    }

    // MARK: Result

    /// The document with each conflict decided.
    ///
    /// - Parameters:
    ///   - choice: By the keys of objects.
    ///   - frames: By the keys of views: numbers to write into their frames.
    ///   - open: The keys of objects that are not decided yet.
    func document(
        choosing choice: MergeChoice,
        frames: [String: [String: String]] = [:],
        open: Set<String> = []
    ) -> (root: MergeNode, notes: [String]) {
        var assembly = ObjectAssembly(self, choice: choice, frames: frames, open: open)
        let root = assembly.node(MergeTable.rootKey)
        return (root, assembly.notes)
    }

    func isAlive(_ key: String, _ choice: MergeChoice) -> Bool {
        switch fates[key] {
        case .kept: true
        case .dropped: false
        case .disputed(let object, let keeper): choice[object] == keeper
        }
    }

    /// Where an element of the result is; the place on the other side where the chosen one is not in the result.
    func place(of key: String, _ choice: MergeChoice) -> String? {
        let (own, other) = (versions.ours[key]?.parent, versions.theirs[key]?.parent)
        guard let own, let other else { return own ?? other }
        if own == other { return own }
        let chosen: MergeSide =
            disputedParents.contains(key)
            ? choice[versions.object(of: key)] : versions.parentChoice(of: key) ?? choice[versions.object(of: key)]
        for side in [chosen, chosen.other] {
            let table = versions[side]
            guard let parent = table[key]?.parent else { continue }
            if table.isContained(parent, isAlive: { isAlive($0, choice) }) { return parent }
        }
        return own
    }

    // MARK: Order

    private mutating func noteOrder() {
        var assembly = ObjectAssembly(self, choice: MergeChoice(), frames: [:], open: [])
        _ = assembly.node(MergeTable.rootKey)
        notes = assembly.notes
        for key in assembly.disputedOrders {
            guard let name = versions.ours[key]?.node.name else { continue }
            add(versions.object(of: key), "both sides change the order of \(name)")
        }
    }
}

extension MergeVersions {
    /// The side whose place of an element is taken; `nil` if both moved it.
    func parentChoice(of key: String) -> MergeSide? {
        guard let own = ours[key]?.parent, let other = theirs[key]?.parent, own != other else { return .ours }
        let before = base[key]?.parent
        if own == before { return .theirs }
        return other == before ? .ours : nil
    }

    /// The object that an element belongs to.
    func object(of key: String) -> String { ours[key]?.object ?? theirs[key]?.object ?? key }
}

extension MergeTable {
    /// Whether an element and all above it are in the result.
    fileprivate func isContained(_ key: String, isAlive: (String) -> Bool) -> Bool {
        var next: String? = key
        while let key = next {
            guard isAlive(key) else { return false }
            next = entries[key]?.parent
        }
        return true
    }
}
