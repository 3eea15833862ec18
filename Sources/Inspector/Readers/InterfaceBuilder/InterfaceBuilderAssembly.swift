import LayoutModel
import LayoutSyntax

/// Assembles a layout from the elements of a file.
///
/// The steps run once each, in the order in which ``InterfaceBuilderReader`` calls them; each is in its own file.
struct InterfaceBuilderAssembly {
    let tree: XMLTree
    let document: InterfaceBuilderDocument
    let path: String?
    /// Whether design-time placeholders are ignored.
    let isForRunTime: Bool
    var layout = Layout()
    var places = Reading.Places()
    var findings: [Finding] = []
    var ignores: [IgnoreNote] = []

    /// By element: the view that the element is or belongs to; -1 none, -2 a skipped view.
    var enclosing: [Int32]
    /// By view.
    var elementOfView: [Int] = []
    /// The last number of the ids that were made of the same words, for views without one.
    var madeIDs: [String: Int] = [:]
    /// By table or collection view.
    var placedCells: [Int: PlacedCells] = [:]
    /// The views that are stacks, in file order.
    var stacks: [Int] = []
    /// By view: whether the traits exclude the view or one of its ancestors.
    var isUninstalled: [Bool] = []
    /// The variations of an element that match the traits, the strongest last.
    var variations: [Int: [Int]] = [:]
    let names: InterfaceBuilderNames
    /// Ids of elements that a variation excludes, by owner's masks.
    var excludedConstraints: Set<String> = []
    var excludedViews: Set<String> = []

    /// By element: the texts of another language that replace its attributes.
    var localizedTexts: [Int: [String: String]] = [:]

    init(_ tree: XMLTree, _ document: InterfaceBuilderDocument, options: ReadOptions) {
        self.tree = tree
        self.document = document
        path = options.path
        isForRunTime = options.isForRunTime
        enclosing = [Int32](repeating: -1, count: tree.elements.count)
        names = InterfaceBuilderNames(tree.distinctNames, on: document.platform)
        layout.source = Layout.Source(kind: .interfaceBuilder)
        layout.source.file = path
        layout.source.system = document.system
        layout.source.device = document.deviceID
        if let device = document.device {
            let screen = device.screen(isLandscape: document.isLandscape)
            layout.screen = Layout.Screen(size: screen.size, scale: device.scale)
        }
    }

    func location(of element: Int) -> Layout.SourceLocation { location(at: tree.place(of: element)) }

    func location(at place: Place) -> Layout.SourceLocation {
        Layout.SourceLocation(file: path, line: place.line, column: place.column)
    }

    mutating func note(
        _ rule: RuleInfo,
        _ severity: Finding.Severity,
        _ message: String,
        at element: Int,
        views: [String] = [],
        constraints: [String] = []
    ) {
        var finding = Finding(rule, severity: severity, message: message)
        finding.views = views
        finding.constraints = constraints
        finding.place = tree.place(of: element)
        findings.append(finding)
    }
}

/// Values of elements, with variations applied.
extension InterfaceBuilderAssembly {
    /// An attribute of an element, according to the traits. Not for `id` and `key`, which variations use themselves.
    func value(_ element: Int, _ name: XMLName) -> String? {
        attribute(element, name).map { tree.value(ofAttribute: $0) }
    }

    /// The same for one of the element's own attributes.
    func value(_ element: Int, attribute: Int) -> String? {
        variations.isEmpty
            ? tree.value(ofAttribute: attribute) : value(element, named: tree.name(ofAttribute: attribute))
    }

    /// The same for an attribute that the file names.
    func value(_ element: Int, named name: String) -> String? {
        for variation in variations(of: element).reversed() {
            if let value = tree[variation, named: name] { return value }
        }
        return tree[element, named: name]
    }

    func isYes(_ element: Int, _ name: XMLName) -> Bool { isValue(element, name, "YES") }

    func isValue(_ element: Int, _ name: XMLName, _ value: StaticString) -> Bool {
        attribute(element, name).map { tree.isValue(ofAttribute: $0, value) } ?? false
    }

    /// The place of an attribute in the file, according to the traits.
    private func attribute(_ element: Int, _ name: XMLName) -> Int? {
        for variation in variations(of: element).reversed() {
            if let attribute = tree.attribute(of: variation, name) { return attribute }
        }
        return tree.attribute(of: element, name)
    }

    /// Most files have none.
    private func variations(of element: Int) -> [Int] { variations.isEmpty ? [] : variations[element] ?? [] }

    /// What an element inside a view's element configures.
    func part(_ element: Int) -> InterfaceBuilderNames.Part? { names.parts[tree.nameNumber(of: element)] }

    /// The child with this name and key, according to the traits.
    func child(_ element: Int, _ name: XMLName, key: XMLName) -> Int? {
        for variation in variations(of: element).reversed() {
            if let child = tree.child(of: variation, name, key: key) { return child }
        }
        return tree.child(of: element, name, key: key)
    }

    /// The number in an attribute; a text that is not a finite number is a finding and `nil`.
    mutating func number(_ element: Int, _ name: XMLName) -> Double? {
        guard let attribute = attribute(element, name) else { return nil }
        if let number = tree.number(ofAttribute: attribute) { return number }
        let text = tree.value(ofAttribute: attribute)
        note(
            InvalidValue.info,
            .error,
            "\"\(text)\" is not a number, expected one for \(name) of <\(tree.name(of: element))>",
            at: element,
            views: tree[element, "id"].map { [$0] } ?? []
        )
        return nil
    }

    mutating func rectangle(_ element: Int) -> Rectangle? {
        guard let x = number(element, "x"), let y = number(element, "y"), let width = number(element, "width"),
            let height = number(element, "height")
        else { return nil }
        return Rectangle(x: x, y: y, width: width, height: height)
    }
}
