import LayoutSyntax

extension UIKitClass {
    /// All rows, each with what it inherits.
    package static let all: [UIKitClass] = {
        var rows: [UIKitClass] = []
        var places: [String: Int] = [:]
        // UIView comes before its subclasses of AppKit's and other frameworks' lists; controls before text fields.
        for row in views + controls + texts + lists + bars + controllers + appKitViews + appKitControls
            + otherFrameworks + privateViews
        {
            let parent = row.superclass.flatMap { places[$0] }
            places[row.name] = rows.count
            rows.append(parent.map { row.inheriting(from: rows[$0]) } ?? row)
        }
        return rows
    }()

    /// The row of a class; `nil` for classes of apps and unknown ones.
    ///
    /// - Complexity: O(1): one pass over the name's bytes, one comparison.
    package static func named(_ name: String) -> UIKitClass? { index(of: name).map { all[$0] } ?? added[name] }

    /// The class of cells, or of headers of tables, that subclasses with an initializer of such labels are of: `["style",
    /// "reuseIdentifier"]`. `nil` where none has it.
    package static func cellClass(withInitializer labels: [String]) -> String? {
        all.first { row in
            guard row.contentMember == "contentView", row.traits.contains(.cell) else { return false }
            let parameters = row.initializer.declaration.parameters.split(separator: ",")
            return parameters.map { String($0.prefix { $0 != ":" }).filter { $0 != " " } } == labels
        }?.name
    }

    /// Rows beside those of the table, by name, for as long as a task runs: a test adds a class from outside.
    @TaskLocal package static var added: [String: UIKitClass] = [:]

    /// What is asked of the class of every view. Copies of a row hold on to its lists; these have none.
    package struct Facts: Sendable {
        package var traits: Traits = []
        package var content = ContentKind.unknown
        var priorities = ContentPriorities.ordinary
    }

    /// The facts of a class; nothing is known of those without a row.
    package static func facts(of name: String) -> Facts { knownFacts(of: name) ?? Facts() }

    /// The facts of a class; `nil` for those without a row.
    static func knownFacts(of name: String) -> Facts? { index(of: name).map { allFacts[$0] } ?? added[name]?.facts }

    private static let allFacts = all.map(\.facts)

    private var facts: Facts { Facts(traits: traits, content: content, priorities: priorities) }

    private static func index(of name: String) -> Int? {
        var place = places(of: name) & (index.count - 1)
        while index[place] >= 0 {
            let row = Int(index[place])
            if all[row].name == name { return row }
            place = (place + 1) & (index.count - 1)
        }
        return nil
    }

    /// Rows by a hash of their names; -1: no row.
    private static let index: [Int16] = {
        var capacity = 64
        while capacity < 4 * all.count { capacity *= 2 }
        var index = [Int16](repeating: -1, count: capacity)
        for row in all.indices {
            var place = places(of: all[row].name) & (capacity - 1)
            while index[place] >= 0 { place = (place + 1) & (capacity - 1) }
            index[place] = Int16(row)
        }
        return index
    }()

    /// A hash of a name: classes are asked for too often for the standard library's, and most differ in their last letters.
    private static func places(of name: String) -> Int {
        let bytes = name.utf8
        var hash = UInt64(bytes.count) ^ UInt64(bytes.first ?? 0) << 8
        for byte in bytes.suffix(6) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    // MARK: Classes by other facts

    /// The row for an element of Interface Builder's files.
    package static func element(_ name: String, ofAppKit isOfAppKit: Bool) -> UIKitClass? {
        (isOfAppKit ? appKitElements : uiKitElements)[name].map { all[$0] }
            ?? added.values.first { $0.isOfAppKit == isOfAppKit && $0.elements.contains(name) }
    }

    private static let uiKitElements = elements { !allFacts[$0].traits.contains(.isOfAppKit) }
    /// Frameworks beside UIKit have views of the same names for both.
    private static let appKitElements = elements { all[$0].module != uiKit }

    private static func elements(where isOfPlatform: (_ row: Int) -> Bool) -> [String: Int] {
        var rows: [String: Int] = [:]
        for row in all.indices where isOfPlatform(row) {
            for element in all[row].elements where rows[element] == nil { rows[element] = row }
        }
        return rows
    }

    /// The beginnings of the names of Apple's classes that apps do not use for theirs: another capital follows.
    private static let prefixes = [
        "UI", "NS", "WK", "MK", "MTK", "SK", "SCN", "GLK", "PDF", "CA", "CG", "ARSCN", "ARSK", "AVPlayer", "AVCapture",
        "AVLayer", "PKCanvas", "PKPayment", "QLPreview",
    ]

    /// Whether a class is one of Apple's: a row, or a name without a module that begins as theirs do.
    package static func isFramework(_ name: String) -> Bool {
        if named(name) != nil { return true }
        if name.utf8.contains(UInt8(ascii: ".")) { return false }
        let bare = name.drop { $0 == "_" }
        return prefixes.contains { bare.hasPrefix($0) && bare.dropFirst($0.count).first?.isUppercase == true }
    }

    /// The class of the view that a controller makes as its own.
    package static func view(ofController controller: String) -> String? {
        all.first { $0.controller == controller }?.name
    }

    /// Whether a property of some class takes views of apps, and makes them subviews.
    package static func isAssignedMember(_ name: String) -> Bool { assignedMembers.contains(name) }

    private static let assignedMembers = Set(all.flatMap(\.assignedMembers))
}

extension Layout.View {
    /// The nearest framework class; `nil` if it is unknown.
    package var frameworkClass: UIKitClass? { UIKitClass.named(baseClass) }

    /// What is so of the nearest framework class.
    package var traits: UIKitClass.Traits { UIKitClass.facts(of: baseClass).traits }

    /// How the length of the content is found, by the nearest framework class.
    package var contentKind: ContentKind { UIKitClass.facts(of: baseClass).content }

    /// Whether the nearest framework class is UIScrollView or one of its subclasses.
    package var isScrollView: Bool { traits.contains(.scrolls) }

    /// Whether the view is a cell of a table or collection, or a header, footer or supplementary view.
    package var isCell: Bool { traits.contains(.cell) }

    /// Whether views of this class place their direct subviews themselves.
    package var placesItsSubviews: Bool { traits.contains(.placesSubviews) }
}

extension Layout {
    /// Whether the view is the one in which its superview's class has what apps add: `contentView`.
    package func isContentMember(_ view: Int) -> Bool {
        guard let parent = views[view].parent, let member = views[parent].frameworkClass?.contentMember else {
            return false
        }
        return views[view].name == member
    }

    /// Whether the view is one that a cell makes by its style, such as `textLabel`: code has it without making it.
    package func isStyleMember(_ view: Int) -> Bool {
        guard let content = views[view].parent, isContentViewOfCell(content), let cell = views[content].parent,
            let name = views[view].name, let members = views[cell].frameworkClass?.styleMembers
        else { return false }
        return members.contains(name)
    }

    /// Whether a view is called as the content views of cells are: a log need not show what they are in.
    package func isNamedAsContentOfCell(_ view: Int) -> Bool {
        views[view].shortClassName.hasSuffix("CellContentView")
    }

    /// Whether the view is the content view of a cell: held as `contentView`, or of a class ending in ContentView.
    package func isContentViewOfCell(_ view: Int) -> Bool {
        guard let parent = views[view].parent, views[parent].isCell else { return false }
        return views[view].name == "contentView" || views[view].className.ends(with: "ContentView")
            || views[view].baseClass.ends(with: "ContentView")
    }
}
