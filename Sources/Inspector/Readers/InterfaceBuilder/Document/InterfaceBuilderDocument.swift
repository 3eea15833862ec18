import LayoutModel
import LayoutSyntax

/// A storyboard or xib, its traits selected and its language applied. All steps of reading ask it, and none changes it.
struct InterfaceBuilderDocument {
    enum Platform {
        case iOS, macOS, tvOS
    }

    let tree: XMLTree
    let settings: DocumentSettings
    let names: ElementNames
    let variations: DocumentVariations
    let path: String?
    /// Whether design-time placeholders are ignored.
    let isForRunTime: Bool
    /// The app's fonts that texts of the document are shown in, as far as they are at hand.
    let fonts: FontCollection
    /// The texts of another language.
    private(set) var localization: DocumentLocalization

    /// - Throws: ``ReadError`` if the bytes are no readable storyboard or xib, or the texts of the language cannot be read.
    init(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) {
        tree = try XMLTree(bytes)
        settings = try DocumentSettings(tree, traits: options.traits)
        names = ElementNames(tree.distinctNames, on: settings.platform)
        path = options.path
        isForRunTime = options.isForRunTime
        fonts = options.fonts(named: Self.fontNames(in: tree))
        localization = try DocumentLocalization(options.localization, of: tree, at: path, idiom: settings.traits.idiom)
        variations = DocumentVariations(tree, traits: settings.traits)
    }

    var platform: Platform { settings.platform }
    var toolsVersion: Double? { settings.toolsVersion }

    /// `14313.18` is 14,313.18. `32700.99.1234` stands for any version: the plug-in that wrote the file has one.
    static func toolsVersion(_ tree: XMLTree) -> Double? {
        let stated = tree[0, "toolsVersion"].flatMap(Self.version)
        guard let stated, stated >= 32_700, let dependencies = tree.child(of: 0, "dependencies") else { return stated }
        let writer = tree.children(of: dependencies).first { tree.name(of: $0) == "plugIn" }
        return writer.flatMap { tree[$0, "version"] }.flatMap(Self.version) ?? stated
    }

    private static func version(_ text: String) -> Double? {
        Double(text.split(separator: ".", omittingEmptySubsequences: false).prefix(2).joined(separator: "."))
    }

    private static func fontNames(in tree: XMLTree) -> Set<String> {
        guard tree.distinctNames.contains("fontDescription") else { return [] }
        return Set(
            tree.elements.indices.lazy.filter { tree.isElement($0, "fontDescription") }.compactMap { tree[$0, "name"] }
        )
    }

    /// The document with the texts of a language beside it.
    ///
    /// - Throws: ``ReadError`` where these cannot be read.
    func localized(into language: String) throws(ReadError) -> Self {
        var result = self
        result.localization = try DocumentLocalization(language, of: tree, at: path, idiom: settings.traits.idiom)
        return result
    }

    /// The document with the texts of the file itself.
    var inItsOwnLanguage: Self {
        var result = self
        result.localization.texts = [:]
        return result
    }

    /// A layout of the document's source and screen, without views.
    var emptyLayout: Layout {
        var layout = Layout()
        layout.source = Layout.Source(kind: .interfaceBuilder)
        layout.source.file = path
        layout.source.system = settings.system
        layout.source.device = settings.deviceID
        layout.source.localization = localization.name
        layout.fonts = fonts
        if let language = localization.language { layout.direction = LayoutDirection(ofLanguage: language) }
        if let device = settings.device {
            let screen = device.screen(isLandscape: settings.isLandscape)
            layout.screen = Layout.Screen(size: screen.size, scale: device.scale)
        }
        return layout
    }

    /// Traits and safe areas are guesses if the device is unknown.
    var unknownDevice: [Finding] {
        guard settings.device == nil, let id = settings.deviceID, let element = tree.child(of: 0, "device") else {
            return []
        }
        let width = settings.traits.width.map { "for \($0.rawValue) width" } ?? "for any width"
        let height = settings.traits.height.map { "\($0.rawValue) height" } ?? "any height"
        let message =
            "the device \"\(id)\" is not known: the file is read \(width) and \(height) (--traits says otherwise), and its "
            + "safe areas are those that frames show"
        return [finding(SetAside.info, .note, message, at: element)]
    }

    func location(at place: Place) -> Layout.SourceLocation {
        Layout.SourceLocation(file: path, line: place.line, column: place.column)
    }

    func finding(
        _ rule: RuleInfo,
        _ severity: Finding.Severity,
        _ message: String,
        at element: Int,
        views: [String] = [],
        constraints: [String] = []
    ) -> Finding {
        var finding = Finding(rule, severity: severity, message: message)
        finding.views = views
        finding.constraints = constraints
        finding.place = tree.place(of: element)
        return finding
    }
}

extension XMLTree {
    /// The first element of each id.
    var elementsByID: [String: Int] {
        var result: [String: Int] = [:]
        for element in elements.indices {
            if let id = self[element, "id"], result[id] == nil { result[id] = element }
        }
        return result
    }
}
