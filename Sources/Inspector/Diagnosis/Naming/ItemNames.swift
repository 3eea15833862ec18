/// What messages call the views and guides of a layout: no two items share a name, and no address is used.
///
/// A view is called by the first of these that the source knows: its property or outlet, Interface Builder's label, its
/// identifier, its class with its text, its class with the controller that it embeds, its class. Where several views would have one name, they are numbered in file
/// order, which is the order in which a reader meets them in the tree.
public struct ItemNames: Sendable {
    private var viewNames: [String]
    private var guideNames: [String]

    /// - Complexity: O(views + guides).
    public init(_ layout: Layout) {
        let viewBases = layout.views.map(Self.base(of:))
        var taken: Set<String> = []
        viewNames = Self.numbered(viewBases, taken: &taken)
        var guideBases: [String] = []
        guideBases.reserveCapacity(layout.guides.count)
        for guide in layout.guides {
            if guide.kind == .custom {
                guideBases.append(
                    [guide.name, guide.identifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
                        ?? "guide of " + viewNames[guide.owner]
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

    private static func base(of view: Layout.View) -> String {
        for name in [view.name, view.label, view.identifier] {
            if let name, !name.isEmpty { return oneLine(name) }
        }
        if let text = view.text {
            let line = oneLine(text)
            if !line.isEmpty { return "\(view.shortClassName) \"\(line)\"" }
        }
        if let child = view.embeddedController { return "\(view.shortClassName) of \(oneLine(shortName(child)))" }
        return view.shortClassName
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
