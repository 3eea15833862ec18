import LayoutModel
import SwiftSource

/// What is known of the other inputs whose classes go into the same folder.
public struct PrintedTogether: Sendable {
    /// The names of the classes of those before it.
    fileprivate(set) var taken: Set<String> = []
    /// For each of the app's classes: the inputs that have it, and the framework's classes that it is by them.
    fileprivate var known: [String: (inputs: Set<Int>, bases: Set<String>)] = [:]
    /// By the name of a storyboard: the printed classes of the controllers that others ask it for.
    fileprivate var screens: [String: [String?: String]] = [:]

    /// What the file with the screens of the input declares; `nil`: no file of its own is asked for.
    fileprivate(set) var screensName: String?
    /// By the name of a storyboard: the same of the others.
    fileprivate var screensNames: [String: String] = [:]

    public init() {}

    /// What declares the screens of a storyboard.
    func screens(of storyboard: String) -> String? { screensNames[storyboard] }

    /// Whether several of the inputs have a class of the app, and agree on what it is.
    func isShared(_ name: String) -> Bool {
        guard let known = known[name] else { return false }
        return known.inputs.count > 1 && known.bases.count == 1
    }

    /// The printed class of what a storyboard has under an identifier, or shows first (`nil`).
    func className(in storyboard: String, identifier: String?) -> String? { screens[storyboard]?[identifier] }
}

extension Dialect {
    /// What each of several inputs has to know of the others: no two classes of a folder have one name.
    ///
    /// - Throws: ``PrintError`` where an input cannot be printed.
    /// - Complexity: That of naming all views of the inputs, twice.
    public func together(
        _ inputs: [(layout: Layout, options: PrintOptions)]
    ) throws(PrintError) -> [PrintedTogether] {
        guard let form = forms.first(where: { $0.scope == .wholeFile }) else { return inputs.map { _ in .init() } }
        var common = PrintedTogether()
        for (input, (layout, options)) in inputs.enumerated() where !layout.source.isMadeByCode {
            for section in try Outline(layout, options: options).sections {
                let root = layout.views[section.root]
                guard let own = SharedClasses.ownClass(of: root, section.kind) else { continue }
                common.known[own, default: ([], [])].inputs.insert(input)
                common.known[own]?.bases.insert(FrameworkSuperclass.name(of: root, section.kind))
            }
        }
        var results: [PrintedTogether] = []
        for (layout, options) in inputs {
            results.append(common)
            var options = options
            options.together = common
            let context = try definition.context(of: layout, form: form, options: options)
            let names = ClassNames.names(in: context)
            common.taken.formUnion(names)
            if definition.makesConnections {
                results[results.count - 1].screensName = common.takeScreens(of: layout, options)
            }
            let roots = context.printedSections.map { context.outline.sections[$0].root }
            let classNames = Dictionary(zip(roots, names)) { first, _ in first }
            for connection in options.connections {
                guard case .screen(let identifier)? = connection.link, let view = connection.view,
                    let name = classNames[view], let file = options.sourceName ?? layout.source.file
                else { continue }
                common.screens[ClassNames.stem(of: file), default: [:]][identifier] = name
            }
        }
        for index in results.indices {
            results[index].screens = common.screens
            results[index].screensNames = common.screensNames
        }
        return results
    }
}

extension PrintedTogether {
    /// A name for what declares the screens of a document; `nil` where nobody asks it for any.
    fileprivate mutating func takeScreens(of layout: Layout, _ options: PrintOptions) -> String? {
        let asked = options.connections.compactMap { connection -> String?? in
            switch connection.link {
            case .screen(let identifier)?, .container(let identifier, _)?: .some(identifier)
            default: nil
            }
        }
        guard !asked.isEmpty, let file = options.sourceName ?? layout.source.file else { return nil }
        let storyboard = ClassNames.stem(of: file)
        let word = SwiftIdentifier.camelCased(storyboard).map(SwiftIdentifier.capitalized) ?? "Printed"
        let stem = word.hasSuffix("Storyboard") ? word : word + "Storyboard"
        let name = SwiftIdentifier.free(stem, in: &taken)
        // The first of its name is the one that others ask for its first screen.
        if asked.contains(nil), screensNames[storyboard] == nil { screensNames[storyboard] = name }
        return name
    }
}
