/// What messages call the views and guides of a layout: no two items share a name, and no address is used.
///
/// A view is called by the first of these that the source knows: its property or outlet, Interface Builder's label, its
/// identifier, its class with its text, its class with the controller that it embeds, its class. A plain view is called as code
/// calls it, `view`, where it is the only controller's, else by its controller, and a plain root "root", since its class says
/// nothing. Where several views would have one name, they are numbered in file order, which is the order in which a reader meets
/// them in the tree. Names that hold more than one word are in quotes.
public struct ItemNames: Sendable {
    private var viewNames: [String]
    private var guideNames: [String]
    /// Guides that stand for one length, which their names say.
    private var lengths: Set<Int> = []
    /// What sentences call views that are called "view" or "root".
    private var plainViews: [Int: String] = [:]

    /// - Parameter tags: Names that a user gave to views and custom guides, by their ids: they come before all others.
    /// - Complexity: O(views + guides).
    public init(_ layout: Layout, tags: [String: String] = [:]) {
        // Of a text one does not know whether what it names first is the root of the app's hierarchy.
        let knowsRoots = layout.coverage == .complete
        let views = layout.views
        let isOnly =
            views.indices.count(where: { Self.controller(of: views[$0]) != nil }) == 1
            && !views.indices.contains {
                views[$0].name == "view" || views[$0].label == "view" || views[$0].identifier == "view"
            }
        var viewBases: [String] = []
        viewBases.reserveCapacity(layout.views.count)
        for index in views.indices {
            if let tag = tags.isEmpty ? nil : tags[views[index].id] {
                viewBases.append(tag)
            } else if let base = Self.base(of: views[index]) {
                viewBases.append(base)
            } else if let controller = Self.controller(of: views[index]) {
                viewBases.append(isOnly ? "view" : controller + ".view")
                plainViews[index] = controller + "'s view"
            } else if knowsRoots, views[index].parent == nil, Self.isPlain(views[index]) {
                viewBases.append("root")
                plainViews[index] = "the root view"
            } else {
                viewBases.append(views[index].shortClassName)
            }
        }
        var taken = IDTable<Int>()
        taken.reserveCapacity(layout.views.count + layout.guides.count)
        viewNames = Self.numbered(viewBases, taken: &taken)
        var guideBases: [String] = []
        guideBases.reserveCapacity(layout.guides.count)
        for (index, guide) in layout.guides.enumerated() {
            if guide.kind == .custom {
                if let length = layout.ownLength(of: guide) {
                    lengths.insert(index)
                    guideBases.append(viewNames[guide.owner] + "." + length)
                    continue
                }
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

    /// Whether the name is that of a length, so that no attribute goes with it: `UITableView.contentHeight`.
    public func isLength(_ item: Layout.Item) -> Bool {
        if case .guide(let guide) = item { lengths.contains(guide) } else { false }
    }

    /// What a sentence calls an item: "the root view", "LoginController's view", and every other by its name.
    public func subject(_ item: Layout.Item) -> String {
        if case .view(let view) = item { return subject(view: view) }
        return self[item]
    }

    public func subject(view: Int) -> String {
        guard let plain = plainViews[view] else { return viewNames[view] }
        guard let number = viewNames[view].lastIndex(of: "#").map({ " " + viewNames[view][$0...] }) else {
            return plain
        }
        return (plain.hasPrefix("the ") ? String(plain.dropFirst("the ".count)) : plain) + number
    }

    /// Whether the source gave the view something to be called by.
    public func hasOwnName(_ view: Int) -> Bool { plainViews[view] == nil }

    private static func isPlain(_ view: Layout.View) -> Bool {
        UIKitClass.facts(of: view.className).traits.contains(.plain)
    }

    /// `nil`: nothing is known but the class.
    private static func base(of view: Layout.View) -> String? {
        if let name = view.name, !name.isEmpty { return word(name) }
        if let name = view.label, !name.isEmpty { return word(name) }
        if let name = view.identifier, !name.isEmpty { return word(name) }
        if let text = view.text {
            let line = oneLine(text)
            if !line.isEmpty, line != view.shortClassName { return "\(view.shortClassName) \"\(line)\"" }
        }
        if !view.attributes.isEmpty, let child = view.embeddedController {
            return "\(view.shortClassName) of \(oneLine(quoted(shortName(child))))"
        }
        return nil
    }

    /// The class of the controller whose view it is, where nothing else names the view.
    private static func controller(of view: Layout.View) -> String? {
        guard let controller = view.viewController, isPlain(view), base(of: view) == nil
        else { return nil }
        return shortName(controller)
    }

    /// A name as messages write it: in quotes where it is not one word, so that one sees where it ends.
    private static func word(_ name: String) -> String {
        if isPlain(name) { return name }
        let line = oneLine(name)
        let isOneWord = line.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "_-.:/$@#*".unicodeScalars.contains(scalar)
        }
        return isOneWord && line.last != "." && line.last != ":" ? line : "\"\(line)\""
    }

    /// Whether a name is one word of few letters, digits and signs of ASCII, as most are.
    private static func isPlain(_ name: String) -> Bool {
        let bytes = name.utf8
        guard (1...30).contains(bytes.count) else { return false }
        var last: UInt8 = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "#"),
                UInt8(ascii: "*"):
                last = byte
            default: return false
            }
        }
        return last != UInt8(ascii: ".") && last != UInt8(ascii: ":")
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

    private static func numbered(_ bases: [String], taken: inout IDTable<Int>) -> [String] {
        // Of each base the number of the first equal one, and how many there are.
        var firsts = IDTable<Int>()
        firsts.reserveCapacity(bases.count)
        var counts = Array(repeating: 0, count: bases.count)
        let firstOfBase = bases.indices.map { index in
            let first = firsts.value(of: bases[index], default: index)
            counts[first] += 1
            return first
        }
        let isUnique = bases.indices.map { counts[firstOfBase[$0]] == 1 && taken.insert($0, for: bases[$0]) }
        var next = Array(repeating: 1, count: bases.count)
        return bases.indices.map { index in
            let base = bases[index]
            if isUnique[index] { return base }
            var number = next[firstOfBase[index]]
            var name = base + " #" + String(number)
            while !taken.insert(index, for: name) {
                number += 1
                name = base + " #" + String(number)
            }
            next[firstOfBase[index]] = number + 1
            return name
        }
    }
}

extension Layout {
    /// The word by which a text calls a length of a view that has no public name, such as `contentHeight` of a scroll view, where
    /// the guide stands for that; `nil`: it is another guide.
    package func ownLength(of guide: Guide) -> String? {
        guard guide.kind == .custom, let word = guide.identifier, word.hasSuffix("Height") || word.hasSuffix("Width"),
            guide.id == views[guide.owner].id + "." + word
        else { return nil }
        return word
    }
}
