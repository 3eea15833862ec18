import LayoutModel

/// The attributes of views whose ambiguity the source says not to check: Interface Builder's "Never Verify" and "Verify
/// Position Only", which people choose where code adds what is missing.
///
/// What is undetermined stays so and is reported, as a note.
struct MutedAmbiguities {
    private var attributes: [String: Set<FrameAttribute>] = [:]
    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
        for report in layout.reports where report.kind == .muted {
            guard let item = report.item else { continue }
            attributes[item, default: []].formUnion(
                report.attributes.isEmpty ? FrameAttribute.allCases : report.attributes
            )
        }
    }

    /// Whether the source asks for silence of all that is free: a follower that has to be checked is reported.
    func cover(_ story: AmbiguityStory) -> Bool {
        guard !attributes.isEmpty, covers(story.root, story.attributes) else { return false }
        return story.dependents.allSatisfy { covers($0.item, $0.attributes) }
    }

    /// Whether the source asks for silence about these attributes of an item.
    ///
    /// What a scroll view contains has no setting of its own: that of the scroll view silences Interface Builder's
    /// "scrollable content size ambiguity".
    func covers(_ item: Layout.Item, _ free: [FrameAttribute]) -> Bool {
        var item = item
        if case .guide(let guide) = item, layout.guides[guide].kind == .contentLayout {
            item = .view(layout.guides[guide].owner)
        }
        guard let muted = attributes[layout.id(of: item)] else { return false }
        return muted.isSuperset(of: free)
    }
}

extension Finding {
    /// An ambiguity of a view that the source excludes from checking becomes a note, which is never counted.
    mutating func mute() {
        severity = .note
        notes.append(Note(.hint, "the document turns this check off (verifyAmbiguity)"))
    }
}
