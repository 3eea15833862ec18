import LayoutModel

/// What the document of a layout connects to a section, as lines that name the section's views.
struct ConnectionLines {
    /// In file order, with line numbers.
    private(set) var all: [String] = []
    /// Those for the end of a class: keys of localized texts and settings of size classes are counted only.
    private(set) var forClass: [String] = []

    /// - Parameter screens: The connections that the file with a storyboard's screens makes.
    init(_ section: SectionContext, screens: Set<Int> = []) {
        var texts = 0
        var variations = 0
        let made = section.print.madeConnections.union(screens)
        for (index, connection) in section.options.connections.enumerated() {
            guard !made.contains(index), let view = connection.view,
                section.outline.sectionOfView.indices.contains(view),
                section.outline.sectionOfView[view] == section.index
            else { continue }
            // Listed below.
            if case .outlet(let property, let owner)? = connection.link, section.outline.holders[view] == owner,
                section.layout.views[view].name == property, section.outline.roles[owner] != .root
            {
                continue
            }
            // Source sets them.
            if connection.kind == .navigationItem || connection.kind == .controllerSetting,
                section.options.printsConfiguration, section.scope.kind == .controller
            {
                continue
            }
            let line = ConnectionLines.line(for: connection, of: ConnectionLines.name(of: view, in: section))
            all.append(line + " (line \(connection.line))")
            switch connection.kind {
            case .localization: texts += 1
            case .variation: variations += 1
            // What shows the class or asks for it is elsewhere.
            case .identifier, .initialController: break
            default: forClass.append(ConnectionLines.oneLine(line))
            }
        }
        for held in SectionConnections.Held.all(in: section) where !section.connections.held.contains(held.view) {
            let line = "outlet: " + held.holder + "." + held.property + " = " + held.name
            all.append(line)
            forClass.append(ConnectionLines.oneLine(line))
        }
        if variations > 0 {
            forClass.append(
                "variation: \(variations) setting\(variations == 1 ? "" : "s") of size classes that the source does not follow"
            )
        }
        if texts > 0 {
            let noun = texts == 1 ? "text" : "texts"
            let rest = section.options.localizesTexts ? "that the source does not set" : "(--localized looks them up)"
            forClass.append("localization: \(texts) \(noun) with a key in strings files " + rest)
        }
    }

    /// What no section has: connections of scenes without a view, and of views that are not printed.
    static func outside(_ context: PrintContext, screens: Set<Int> = []) -> [String] {
        let made = context.madeConnections.union(screens)
        return context.options.connections.enumerated().compactMap { index, connection in
            let section = connection.view.flatMap { view in
                context.outline.sectionOfView.indices.contains(view) ? context.outline.sectionOfView[view] : nil
            }
            guard section == nil, !made.contains(index) else { return nil }
            let name = connection.view.map { context.layout.views[$0].name ?? context.layout.views[$0].id }
            return line(for: connection, of: name) + " (line \(connection.line))"
        }
    }

    private static func line(for connection: DocumentConnection, of name: String?) -> String {
        let from = [name, connection.object].compactMap { $0 }.joined(separator: ", ")
        return connection.kind.rawValue + ": " + (from.isEmpty ? "" : from + ", ") + connection.text
    }

    /// The attributes of views that a list at the end of the section's class already reports.
    static func attributes(of section: SectionContext) -> [Int: Set<String>] {
        guard section.form.scope == .wholeFile else { return [:] }
        var keys: [Int: Set<String>] = [:]
        for connection in section.options.connections {
            guard let view = connection.view else { continue }
            if let key = attributes[connection.kind] { keys[view, default: []].insert(key) }
            if case .collection? = connection.link { keys[view, default: []].insert("outletCollections") }
        }
        return keys
    }

    private static let attributes: [DocumentConnection.Kind: String] = [
        .prototype: "reuseIdentifier", .embedding: "embeds", .staticSection: "dataMode",
    ]

    /// `nil` for the root, which the class stands for.
    private static func name(of view: Int, in section: SectionContext) -> String? {
        if view == section.scope.root { return nil }
        return section.print.names.subject(of: view) ?? section.layout.views[view].id
    }

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }
}
