import LayoutModel

/// The meaning of names in a section's source.
struct SourceSymbols: Sendable {
    struct Symbol: Sendable, Equatable {
        var item: Layout.Item
        /// Whether the source must declare the name itself.
        var isDeclaredBySource: Bool
        /// Whether the name is a controller's and means its view.
        var isController = false
        /// Whether the object exists independently of the source: the print root, UIKit's own views, and views outside.
        var isGiven: Bool
    }

    private var symbols = IDTable<Symbol>()
    /// All names, in the order of the layout.
    private(set) var names: [String] = []
    private var controllerNames: [Int: String] = [:]
    /// Names with two meanings.
    private(set) var repeated: [String] = []

    /// The meaning of the names that the source can use in a section.
    init(of section: SectionContext) {
        let views = section.views
        let layout = section.layout
        let outline = section.outline
        let names = section.print.names
        let form = section.form
        symbols.reserveCapacity(views.count)
        for view in views {
            guard let name = names.expression(of: view) else { continue }
            let isDrafted = outline.roles[view] == .drafted || outline.roles[view] == .masked
            let isController = names.subject(of: view) != name
            let symbol = Symbol(
                item: .view(view),
                isDeclaredBySource: isDrafted && form.declares(view, names) && !isController,
                isGiven: outline.roles[view] == .root
            )
            add(name, symbol)
            if isController, let subject = names.subject(of: view) {
                controllerNames[view] = subject
                add(
                    subject,
                    .init(
                        item: .view(view),
                        isDeclaredBySource: isDrafted && form.declares(view, names),
                        isController: true,
                        isGiven: false
                    )
                )
            }
            addGuides(of: view, layout: layout, names: names, form: form)
        }
        let own = Set(views)
        let index = section.index
        for view in names.namedElsewhere where !own.contains(view) {
            guard let name = names.expression(of: view) else { continue }
            if names.origin(of: view) == .path {
                guard outline.sectionOfView[view] == index else { continue }
                // It belongs to the view that has the property.
                add(name, .init(item: .view(view), isDeclaredBySource: false, isGiven: false))
            } else {
                add(name, .init(item: .view(view), isDeclaredBySource: false, isGiven: true))
            }
            addGuides(of: view, layout: layout, names: names, form: nil)
        }
    }

    private mutating func addGuides(of view: Int, layout: Layout, names: NameTable, form: SourceForm?) {
        for guide in layout.views[view].guides {
            guard let name = names.expression(ofGuide: guide) else { continue }
            let isMade = form?.declares(guide: guide, names) ?? false
            add(name, Symbol(item: .guide(guide), isDeclaredBySource: isMade, isGiven: false))
        }
    }

    private mutating func add(_ name: String, _ symbol: Symbol) {
        names.append(name)
        if !symbols.insert(symbol, for: name) {
            symbols[name] = symbol
            repeated.append(name)
        }
    }

    /// The name of the controller that owns the view, if the source names the controller.
    func controllerName(of view: Int) -> String? { controllerNames[view] }

    subscript(name: String) -> Symbol? { symbols[name] }
}
