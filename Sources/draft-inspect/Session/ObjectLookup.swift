import LayoutInspector
import LayoutPrinter
import LayoutReport

/// Finds views, guides and constraints by what a user calls them.
struct ObjectLookup {
    let layout: Layout
    let tags: [PrintOptions.Tag]
    let names: ItemNames
    /// The views of the scene that was entered, which are meant first; `nil`: all views alike.
    let scene: Range<Int>?

    init(layout: Layout, tags: [PrintOptions.Tag], names: ItemNames? = nil, scene: Range<Int>? = nil) {
        self.layout = layout
        self.tags = tags
        self.names = names ?? ItemNames(layout)
        self.scene = scene
    }

    /// A view, or a guide.
    enum Found: Equatable {
        case item(Layout.Item)
        case constraint(Int)
    }

    /// The view of a tag, property name, identifier, id, name as messages give it, text that it shows, unique beginning
    /// of an id, or path.
    func view(_ text: String) throws(SessionError) -> Int {
        switch try item(text) {
        case .view(let view): return view
        case .guide: throw SessionError("'\(text)' is a guide, not a view")
        case .missing: throw SessionError("there is no view '\(text)'")
        }
    }

    /// The view or guide of that name. A standard guide is named by its view: `header.safeArea`.
    func item(_ text: String) throws(SessionError) -> Layout.Item {
        let found = items(text)
        if let only = only(of: found.map { .item($0) }), case .item(let item) = only { return item }
        if found.isEmpty { throw unknown("view", text, candidates: itemWords()) }
        throw ambiguous(text, found.map { .item($0) })
    }

    func constraint(_ text: String) throws(SessionError) -> Int {
        let found = constraints(text)
        if let only = only(of: found.map { .constraint($0) }), case .constraint(let index) = only { return index }
        if found.isEmpty { throw unknown("constraint", text, candidates: constraintWords()) }
        throw ambiguous(text, found.map { .constraint($0) })
    }

    /// A view, guide or constraint.
    func object(_ text: String) throws(SessionError) -> Found {
        let found = items(text).map { Found.item($0) } + constraints(text).map { Found.constraint($0) }
        if let only = only(of: found) { return only }
        // An exact id says which of several is meant.
        let exact = found.filter { id(of: $0) == text }
        if exact.count == 1, let only = exact.first { return only }
        if found.isEmpty {
            throw unknown("view or constraint", text, candidates: itemWords() + constraintWords())
        }
        throw ambiguous(text, found)
    }

    /// What is meant of all that a text can mean: the only one, or the only one in the scene.
    private func only(of found: [Found]) -> Found? {
        if found.count == 1 { return found.first }
        guard let scene else { return nil }
        let inScene = found.filter { found in
            switch found {
            case .item(let item): layout.view(of: item).map(scene.contains) ?? false
            case .constraint(let index):
                layout.constraints[index].anchors.contains { layout.view(of: $0.item).map(scene.contains) ?? false }
            }
        }
        return inScene.count == 1 ? inScene.first : nil
    }

    private func ambiguous(_ text: String, _ found: [Found]) -> SessionError {
        SessionError("'\(text)' names \(found.count) objects; use the first word of a line:\n" + list(found))
    }

    /// What every root answers to, whatever else it is called.
    private static let root = "root"

    /// What already answers to a name, so that it cannot be given to anything else.
    func taken(_ name: String) -> Layout.Item? {
        if let tag = tags.first(where: { $0.name == name }), let item = layout.item(id: tag.id) { return item }
        if let view = layout.views.indices.first(where: {
            layout.views[$0].name == name || layout.views[$0].identifier == name
        }) {
            return .view(view)
        }
        if let item = layout.item(id: name) { return item }
        return layout.guides.indices.first { layout.guides[$0].name == name || layout.guides[$0].identifier == name }
            .map { .guide($0) }
    }

    /// All that the text can mean by the first way of naming that knows it.
    private func items(_ text: String) -> [Layout.Item] {
        let tagged = tags.filter { $0.name == text }.compactMap { layout.item(id: $0.id) }
        if !tagged.isEmpty { return tagged }
        let ways: [(Layout.View) -> String?] = [\.name, \.identifier]
        for way in ways {
            let views = layout.views.indices.filter { way(layout.views[$0]) == text }
            if !views.isEmpty { return views.map { .view($0) } }
        }
        if let item = layout.item(id: text) { return [item] }
        let guides = layout.guides.indices.filter { index in
            layout.guides[index].name == text || layout.guides[index].identifier == text
        }
        if !guides.isEmpty { return guides.map { .guide($0) } }
        let said = layout.views.indices.filter { names[view: $0] == text || layout.views[$0].label == text }
        if !said.isEmpty { return said.map { .view($0) } }
        // What messages call "root" or "view" answers to its class as well.
        let plain = layout.views.indices.filter { layout.views[$0].shortClassName == text && !names.hasOwnName($0) }
        if !plain.isEmpty { return plain.map { .view($0) } }
        if text == Self.root { return layout.roots.map { .view($0) } }
        if let guide = standardGuide(text) { return [guide] }
        let worded = layout.views.indices.filter { shows(text, $0) }
        if !worded.isEmpty { return worded.map { .view($0) } }
        if text.contains("/") { return views(path: text).map { .view($0) } }
        guard !text.isEmpty else { return [] }
        return layout.views.indices.filter { layout.views[$0].id.hasPrefix(text) }.map { .view($0) }
            + layout.guides.indices.filter { layout.guides[$0].isListed && layout.guides[$0].id.hasPrefix(text) }
            .map { .guide($0) }
    }

    /// Whether a label, button or field shows this text, or one that begins so if it is cut with an ellipsis, as
    /// messages cut long ones. White space counts as in messages: any of it is one blank.
    private func shows(_ text: String, _ view: Int) -> Bool {
        guard let shown = layout.views[view].text, !text.isEmpty else { return false }
        if shown == text { return true }
        let isCut = text.last == "…"
        guard isCut || text.contains(" ") else { return false }
        let line = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return isCut ? text.count > 1 && line.hasPrefix(text.dropLast()) : line == text
    }

    /// `header.safeArea`, where the layout holds that guide.
    private func standardGuide(_ text: String) -> Layout.Item? {
        guard let (view, kind) = standardGuideParts(text) else { return nil }
        return layout.item(id: layout.standardGuideID(kind, of: view))
    }

    /// The view and the kind that a name such as `header.safeArea` is made of.
    func standardGuideParts(_ text: String) -> (view: Int, kind: Layout.Guide.Kind)? {
        guard let dot = text.lastIndex(of: "."),
            let kind = Layout.Guide.Kind(rawValue: String(text[text.index(after: dot)...])), kind != .custom,
            case .view(let view)? = try? item(String(text[..<dot]))
        else { return nil }
        return (view, kind)
    }

    private func constraints(_ text: String) -> [Int] {
        if let index = layout.constraintIndex(id: text) { return [index] }
        for way in [\Layout.Constraint.name, \Layout.Constraint.identifier] {
            let found = layout.constraints.indices.filter { layout.constraints[$0][keyPath: way] == text }
            if !found.isEmpty { return found }
        }
        guard !text.isEmpty else { return [] }
        if text.contains("=") {
            let texts = ConstraintText(names: names)
            return layout.constraints.indices.filter { texts.text(of: layout.constraints[$0]) == text }
        }
        return layout.constraints.indices.filter { layout.constraints[$0].id.hasPrefix(text) }
    }

    // MARK: Paths

    /// The views of a path: the first part names any view, each further one a subview of what comes before.
    private func views(path: String) -> [Int] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard let first = parts.first else { return [] }
        var current = layout.views.indices.filter { matches($0, first) }
        // A leading slash begins at a root.
        if path.hasPrefix("/") { current = current.filter { layout.views[$0].parent == nil } }
        for part in parts.dropFirst() {
            current = current.flatMap { layout.subviews(of: $0) }.filter { matches($0, part) }
        }
        return current
    }

    private func matches(_ view: Int, _ part: String) -> Bool {
        let shown = layout.views[view]
        return shown.name == part || shown.identifier == part || shown.id == part || shown.label == part
            || shown.shortClassName == part || names[view: view] == part
            || part == Self.root && shown.parent == nil || tags.contains { $0.name == part && $0.id == shown.id }
    }

    /// The subviews of what a path names, as paths: for completion.
    func pathCompletions(_ prefix: String) -> [String] {
        guard let slash = prefix.lastIndex(of: "/") else { return [] }
        let base = String(prefix[..<slash])
        guard !base.isEmpty else { return layout.roots.map { "/" + pathPart($0) } }
        let parents = base.contains("/") ? views(path: base) : items(base).compactMap { layout.view(of: $0) }
        return parents.flatMap { layout.subviews(of: $0) }.map { base + "/" + pathPart($0) }
    }

    private func pathPart(_ view: Int) -> String {
        let shown = layout.views[view]
        return shown.name ?? shown.identifier ?? names[view: view]
    }

    // MARK: Words and lists

    /// Longer texts of labels are not offered as names, though they are ones. In bytes.
    private static let longestTextToType = 40

    /// What items can be called, without repetitions: as messages call them first.
    ///
    /// - Parameter hasAddresses: Whether ids that are addresses are among them: nobody knows them by heart.
    func itemWords(hasAddresses: Bool = false) -> [String] {
        var words: [String] = []
        var known: Set<String> = []
        func add(_ word: String?) {
            if let word, !word.isEmpty, known.insert(word).inserted { words.append(word) }
        }
        for tag in tags { add(tag.name) }
        for view in layout.views {
            add(view.name)
            add(view.identifier)
            if hasAddresses || !StableNames.holdsAddress(view.id) { add(view.id) }
        }
        for view in layout.views.indices { add(names[view: view]) }
        // Names of more than one word that no message uses come escaped.
        for (index, view) in layout.views.enumerated() {
            if let label = view.label, !names[view: index].hasPrefix("\"" + label) { add(label) }
        }
        for view in layout.views {
            if let text = view.text, text.utf8.count <= Self.longestTextToType, !text.contains(where: \.isNewline) {
                add(text)
            }
        }
        for guide in layout.guides where hasAddresses || !StableNames.holdsAddress(guide.id) { add(guide.id) }
        return words
    }

    /// What constraints can be called, without repetitions.
    func constraintWords(hasAddresses: Bool = false) -> [String] {
        let texts = ConstraintText(names: names)
        var words: [String] = []
        var known: Set<String> = []
        for constraint in layout.constraints {
            let isAddress = StableNames.holdsAddress(constraint.id)
            let id = hasAddresses || !isAddress ? constraint.id : nil
            for word in [constraint.name, constraint.identifier, id, isAddress ? texts.text(of: constraint) : nil] {
                if let word, !word.isEmpty, known.insert(word).inserted { words.append(word) }
            }
        }
        return words
    }

    /// The names of views and guides that messages use and that are more than one word.
    var namesOfSeveralWords: [String] {
        func isLong(_ name: String) -> Bool { name.contains { $0.isWhitespace || $0 == "\"" || $0 == "'" } }
        return (layout.views.indices.map { names[view: $0] } + layout.guides.indices.map { names[.guide($0)] })
            .filter(isLong)
    }

    /// The constraints as messages write them.
    var constraintTexts: [String] {
        let texts = ConstraintText(names: names)
        return layout.constraints.map { texts.text(of: $0) }
    }

    private func id(of found: Found) -> String {
        switch found {
        case .item(let item): layout.id(of: item)
        case .constraint(let index): layout.constraints[index].id
        }
    }

    /// One line for each, at most ten.
    private func list(_ found: [Found]) -> String {
        let texts = ConstraintText(names: names)
        var lines = found.prefix(10).map { entry in
            switch entry {
            case .item(let item): "  \(layout.id(of: item))  \(printable(names[item]))\(place(of: item))"
            case .constraint(let index):
                "  \(layout.constraints[index].id)  \(printable(texts.text(of: layout.constraints[index])))"
            }
        }
        if found.count > 10 { lines.append("  and \(found.count - 10) more") }
        return lines.joined(separator: "\n")
    }

    private func place(of item: Layout.Item) -> String {
        guard let view = layout.view(of: item), let parent = layout.views[view].parent else { return "" }
        return " in \(printable(names[view: parent]))"
    }

    private func unknown(_ kind: String, _ text: String, candidates: [String]) -> SessionError {
        var message = "there is no \(kind) '\(text)'"
        if let meant = nearest(to: text, in: candidates) { message += "; did you mean '\(meant)'?" }
        return SessionError(message)
    }
}
