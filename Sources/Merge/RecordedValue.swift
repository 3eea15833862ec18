/// What Interface Builder records for itself or takes from elsewhere: two sides that differ in it do not conflict.
enum RecordedValue {
    /// A version of a tool: the newer one is right.
    case version
    /// A place on the canvas, a device, a mark, what an asset catalog says: either is right, and ours is taken.
    case either
    /// A frame that follows from constraints, or from what contains the view.
    case frame

    /// - Parameters:
    ///   - key: The element's.
    ///   - tables: The versions to learn from what a view is.
    /// - Returns: `nil` for what a person decides.
    init?(_ attribute: String, of node: MergeNode, key: String, in tables: [MergeTable]) {
        switch node.name {
        case _ where key == MergeTable.rootKey:
            guard ["toolsVersion", "systemVersion"].contains(attribute) else { return nil }
            self = .version
        case "plugIn" where attribute == "version", "capability" where attribute == "minToolsVersion":
            self = .version
        case "device", "adaptation": self = .either
        case "point" where node["key"] == "canvasLocation": self = .either
        case "rect" where node["key"] == "screenRect": self = .either
        case "rect" where node["key"] == "frame":
            let around = tables.map { $0.frameAround(key) }
            let isElsewhere = around.contains { $0 != around.first }
            guard isElsewhere || tables.contains(where: { $0.derivesFrame(key) }) else { return nil }
            self = .frame
        case _ where attribute == "misplaced" || attribute == "ambiguous": self = .either
        case _ where Self.isRecord(key): self = .either
        default: return nil
        }
    }

    /// Whether the element belongs to what Interface Builder copies from catalogs, or guesses from segues.
    static func isRecord(_ key: String) -> Bool {
        key.hasPrefix("document/resources/") || key.hasPrefix("document/inferredMetricsTieBreakers/")
    }

    /// Whether two numbers of a frame are one place on the screen.
    static func isSamePlace(_ ours: String?, _ theirs: String?) -> Bool {
        guard let ours = ours.flatMap(Double.init), let theirs = theirs.flatMap(Double.init) else { return false }
        return abs(ours - theirs) < 1
    }

    static func newer(_ ours: String, _ theirs: String) -> String {
        func parts(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
        return parts(ours).lexicographicallyPrecedes(parts(theirs)) ? theirs : ours
    }
}

extension MergeTable {
    /// Whether something else than the element decides about a view's frame: constraints, a stack view, a table, a bar, the
    /// device of the canvas.
    fileprivate func derivesFrame(_ key: String) -> Bool {
        guard let parent = entries[key]?.parent, let view = entries[parent]?.node else { return false }
        if view["translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
        if Self.placed.contains(view.name) { return true }
        guard let above = anchor(of: parent), let container = entries[above]?.node else { return false }
        if container.name == "stackView" { return true }
        // A cell of a built-in style places its labels.
        if container.name == "tableViewCellContentView", let cell = anchor(of: above).flatMap({ entries[$0] }) {
            if cell.node["style"].map({ $0 != "IBUITableViewCellStyleCustom" }) ?? false { return true }
        }
        // The root view of a controller is as large as the device, that of a tab as large as the tab view.
        return view["key"] == "view"
            && (container.name.lowercased().hasSuffix("controller") || container.name == "tabViewItem")
    }

    /// What a view's superview has recorded, which its autoresizing mask follows.
    func frameAround(_ key: String) -> [String]? {
        guard let view = entries[key]?.parent, let above = anchor(of: view) else { return nil }
        return entries[above + "/rect key=frame"]?.node.attributes.map(\.value)
    }

    /// Views that what contains them places.
    private static let placed: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView", "navigationBar", "tabBar", "toolbar", "tableCellView", "tableHeaderView",
        "clipView", "scroller",
    ]
}
