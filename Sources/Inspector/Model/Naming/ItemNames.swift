/// What messages call the views and guides of a layout: no two items share a name, and no address is used.
///
/// A view is called by the first of these that the source knows: its property or outlet, Interface Builder's label, its
/// identifier, its class with its text, its class with the controller that it embeds, its class. A plain view is called
/// as code calls it, `view`, where it is the only controller's, else by its controller, and a plain root "root", since
/// its class says nothing. Where several views
/// would have one name, they are numbered in file order, which is the order in which a reader meets them in the tree.
/// Names that hold more than one word stand in quotes.
public struct ItemNames: Sendable {
    private var viewNames: [String]
    private var guideNames: [String]
    /// What sentences call views that are called "view" or "root".
    private var plainViews: [Int: String] = [:]

    /// - Parameter tags: Names that a user gave to views and custom guides, by their ids: they come before all others.
    /// - Complexity: O(views + guides).
    public init(_ layout: Layout, tags: [String: String] = [:]) {
        // Of a text one does not know whether what it names first is the root of the app's hierarchy.
        let knowsRoots = layout.coverage == .complete
        let isOnly =
            layout.views.count(where: { Self.controller(of: $0) != nil }) == 1
            && !layout.views.contains { $0.name == "view" || $0.label == "view" || $0.identifier == "view" }
        var viewBases: [String] = []
        viewBases.reserveCapacity(layout.views.count)
        for (index, view) in layout.views.enumerated() {
            if let tag = tags.isEmpty ? nil : tags[view.id] {
                viewBases.append(tag)
            } else if let base = Self.base(of: view) {
                viewBases.append(base)
            } else if let controller = Self.controller(of: view) {
                viewBases.append(isOnly ? "view" : controller + ".view")
                plainViews[index] = controller + "'s view"
            } else if knowsRoots, view.parent == nil, Self.plainClasses.contains(view.className) {
                viewBases.append("root")
                plainViews[index] = "the root view"
            } else {
                viewBases.append(view.shortClassName)
            }
        }
        var taken: Set<String> = []
        viewNames = Self.numbered(viewBases, taken: &taken)
        var guideBases: [String] = []
        guideBases.reserveCapacity(layout.guides.count)
        for guide in layout.guides {
            if guide.kind == .custom {
                let name = [tags[guide.id], guide.name, guide.identifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
                let isOwned = !layout.views[guide.owner].isUnseen
                guideBases.append(
                    name.map(Self.word) ?? (isOwned ? "guide of " + viewNames[guide.owner] : "UILayoutGuide")
                )
            } else {
                guideBases.append(viewNames[guide.owner] + "." + guide.kind.rawValue)
            }
        }
        guideNames = Self.numbered(guideBases, taken: &taken)
    }

    public subscript(view view: Int) -> String { viewNames[view] }

    public subscript(item: Layout.Item) -> String {
        switch item {
        case .view(let view): viewNames[view]
        case .guide(let guide): guideNames[guide]
        case .missing(let id): id
        }
    }

    /// What a sentence calls an item: "the root view", "LoginController's view", and every other by its name.
    public func subject(_ item: Layout.Item) -> String {
        if case .view(let view) = item { return subject(view: view) }
        return self[item]
    }

    public func subject(view: Int) -> String {
        guard let plain = plainViews[view] else { return viewNames[view] }
        let number = viewNames[view].lastIndex(of: "#").map { " " + viewNames[view][$0...] }
        return plain + (number ?? "")
    }

    /// Whether the source gave the view something to be called by.
    public func hasOwnName(_ view: Int) -> Bool { plainViews[view] == nil }

    private static let plainClasses: Set<String> = ["UIView", "NSView"]

    /// `nil`: nothing is known but the class.
    private static func base(of view: Layout.View) -> String? {
        for name in [view.name, view.label, view.identifier] {
            if let name, !name.isEmpty { return word(name) }
        }
        if let text = view.text {
            let line = oneLine(text)
            if !line.isEmpty { return "\(view.shortClassName) \"\(line)\"" }
        }
        if let child = view.embeddedController {
            return "\(view.shortClassName) of \(oneLine(quoted(shortName(child))))"
        }
        return nil
    }

    /// The class of the controller whose view it is, where nothing else names the view.
    private static func controller(of view: Layout.View) -> String? {
        guard let controller = view.viewController, plainClasses.contains(view.className), base(of: view) == nil
        else { return nil }
        return shortName(controller)
    }

    /// A name as messages write it: in quotes where it is not one word, so that one sees where it ends.
    private static func word(_ name: String) -> String {
        let line = oneLine(name)
        let isOneWord = line.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_-.:/$@#*".unicodeScalars.contains(scalar)
        }
        return isOneWord && line.last != "." && line.last != ":" ? line : "\"\(line)\""
    }

    /// The name of a file or a title in quotes; a class as it is.
    private static func quoted(_ name: String) -> String {
        name.contains(" ") || name.contains(".") ? "\"\(name)\"" : name
    }

    /// A class without its module; a reference to a storyboard as it is.
    private static func shortName(_ controller: String) -> String {
        if controller.contains(" ") || controller.hasSuffix(".storyboard") { return controller }
        return controller.split(separator: ".").last.map(String.init) ?? controller
    }

    /// White space made single spaces, at most 30 characters.
    private static func oneLine(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let line = words.prefix(30).joined(separator: " ")
        return line.count > 30 ? line.prefix(29) + "…" : line
    }

    private static func numbered(_ bases: [String], taken: inout Set<String>) -> [String] {
        var counts: [String: Int] = [:]
        for base in bases { counts[base, default: 0] += 1 }
        var unique: Set<String> = []
        for base in bases where counts[base] == 1 && taken.insert(base).inserted { unique.insert(base) }
        var next: [String: Int] = [:]
        return bases.map { base in
            if unique.contains(base) { return base }
            var number = next[base] ?? 1
            var name = "\(base) #\(number)"
            while !taken.insert(name).inserted {
                number += 1
                name = "\(base) #\(number)"
            }
            next[base] = number + 1
            return name
        }
    }
}
