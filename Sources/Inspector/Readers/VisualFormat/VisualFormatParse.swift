import LayoutModel
import LayoutSyntax

/// Reads the JSON of visual format strings, or only the views and metrics.
struct VisualFormatParse {
    private var scanner: JSONScanner
    private var document = VisualFormatDocument()
    private var unknownKeys = UnknownKeys()
    /// The options of all strings; they can come after the strings.
    private var commonOptions: [String] = []
    /// The options of each statement with its own.
    private var ownOptions: [[String]?] = []

    private static let topKeys = [
        "vfl", "views", "metrics", "options", "superview", "standardSpacing", "layoutDirection", "coverage",
    ]
    private static let viewKeys = [
        "class", "baseClass", "superview", "text", "identifier", "size", "intrinsicContentSize", "contentHugging",
        "compressionResistance", "layoutMargins", "id",
    ]

    init(_ bytes: UnsafeRawBufferPointer) {
        scanner = JSONScanner(bytes)
    }

    mutating func readTop(requiresStrings: Bool = true) throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        var hasStrings = false
        try object(Self.topKeys, called: "visual formats") { parse, key throws(ReadError) in
            switch key {
            case "vfl":
                hasStrings = true
                try parse.readStatements()
            case "views": try parse.readViews()
            case "metrics": try parse.readMetrics()
            case "options": parse.commonOptions = try parse.strings()
            case "superview":
                _ = parse.scanner.peek()
                let place = parse.scanner.place
                var view = try parse.view(named: "superview", place: place)
                if view.superview != nil {
                    parse.note("the superview of all has no superview itself", place)
                    view.superview = nil
                }
                if !parse.acceptsName(view.name, place: place, otherwise: "the superview is called \"superview\"") {
                    view.name = "superview"
                }
                parse.document.superview = view
            case "standardSpacing": try parse.readSpacing()
            case "layoutDirection":
                let place = parse.placeOfNext
                let word = try parse.scanner.string()
                if let direction = LayoutDirection(rawValue: word) {
                    parse.document.layoutDirection = direction
                } else {
                    parse.note("unknown layout direction \"\(word)\"", place)
                }
            default:
                let place = parse.placeOfNext
                let word = try parse.scanner.string()
                if let coverage = Layout.Coverage(rawValue: word) {
                    parse.document.isComplete = coverage == .complete
                } else {
                    parse.note("unknown coverage \"\(word)\"", place)
                }
            }
        }
        if requiresStrings, !hasStrings { throw scanner.error("expected the key \"vfl\", found none", at: start) }
        try scanner.end()
    }

    /// The document after reading: the common options can come after the strings.
    mutating func finished() -> VisualFormatDocument {
        let common = options(commonOptions, place: Place(line: 1, column: 1))
        document.options = common
        for index in document.listed.indices {
            guard let own = ownOptions[index] else {
                document.setOptions(common, ofStatement: index)
                continue
            }
            document.setOptions(options(own, place: document.listed[index].place), ofStatement: index)
        }
        document.findings += unknownKeys.findings
        return document
    }

    private mutating func options(_ names: [String], place: Place) -> VisualFormatOptions {
        var options = VisualFormatOptions()
        for name in names where !options.add(name) {
            let nearest = EditDistance.nearest(to: name, among: VisualFormatOptions.names)
            note("unknown option \"\(name)\"", place, advice: nearest.map { "the nearest known one is \"\($0)\"" })
        }
        return options
    }

    // MARK: The parts

    private mutating func readStatements() throws(ReadError) {
        try scanner.openArray()
        while try scanner.nextElement() {
            if scanner.peek() == UInt8(ascii: "{") {
                var statement: (text: String, place: Place, isVerbatim: Bool)?
                var options: [String]?
                let start = scanner.offset
                try object(["format", "options"], called: "a format") { parse, key throws(ReadError) in
                    if key == "format" {
                        statement = try parse.statement()
                    } else {
                        options = try parse.strings()
                    }
                }
                guard let statement else { throw scanner.error("expected the key \"format\", found none", at: start) }
                add(statement)
                ownOptions.append(options)
            } else {
                add(try statement())
                ownOptions.append(nil)
            }
        }
    }

    private mutating func add(_ statement: (text: String, place: Place, isVerbatim: Bool)) {
        document.addStatement(statement.text.utf8, place: statement.place, isVerbatim: statement.isVerbatim)
    }

    private mutating func statement() throws(ReadError) -> (text: String, place: Place, isVerbatim: Bool) {
        var place = placeOfNext
        let token = try scanner.stringToken()
        place.column += 1
        return (scanner.text(of: token), place, !token.hasEscapes)
    }

    private mutating func readViews() throws(ReadError) {
        try scanner.openObject()
        while let key = try scanner.nextKey() {
            let place = scanner.place(ofKey: key)
            let view = try view(named: scanner.text(of: key), place: place)
            if acceptsName(view.name, place: place, otherwise: "the view is skipped") { document.views.append(view) }
        }
    }

    /// Whether a view can have a name: one that is empty, or of a form that layouts need for constraints and guides, is reported.
    ///
    /// - Parameter consequence: What becomes of a view without one.
    private mutating func acceptsName(_ name: String, place: Place, otherwise consequence: String) -> Bool {
        if name.isEmpty {
            note("a view has an empty name; \(consequence)", place)
            return false
        }
        if ReservedIDs.contain(name) || Layout.Guide.standardName(name) != nil {
            note("\"\(name)\" is reserved for constraints and guides; \(consequence)", place)
            return false
        }
        return true
    }

    private mutating func view(named name: String, place: Place) throws(ReadError) -> VisualFormatDocument.NamedView {
        var view = VisualFormatDocument.NamedView(name: name, className: "UIView", place: place)
        if scanner.peek() == UInt8(ascii: "\"") {
            view.className = try scanner.string()
            return view
        }
        try object(Self.viewKeys, called: "a view") { parse, key throws(ReadError) in
            switch key {
            case "id": view.name = try parse.scanner.string()
            case "class": view.className = try parse.scanner.string()
            case "baseClass": view.baseClass = try parse.scanner.string()
            case "superview": view.superview = try parse.scanner.string()
            case "text": view.text = try parse.scanner.string()
            case "identifier": view.identifier = try parse.scanner.string()
            case "size":
                let place = parse.placeOfNext
                if let pair = try parse.pair(allowsNull: false), let width = pair.horizontal,
                    let height = pair.vertical,
                    width >= 0, height >= 0
                {
                    view.size = Size(width: width, height: height)
                } else {
                    parse.note("expected a width and a height", place)
                }
            case "intrinsicContentSize": view.intrinsicContentSize = try parse.pair(allowsNull: true)
            case "contentHugging": view.contentHugging = try parse.priorities()
            case "compressionResistance": view.compressionResistance = try parse.priorities()
            default: view.layoutMargins = try parse.margins()
            }
        }
        return view
    }

    private mutating func readMetrics() throws(ReadError) {
        try scanner.openObject()
        while let key = try scanner.nextKey() {
            let name = scanner.text(of: key)
            let place = scanner.place(ofKey: key)
            let number = try scanner.number()
            guard number.isFinite else {
                note("the metric \"\(name)\" overflows a double", place)
                continue
            }
            if document.metrics.updateValue(number, forKey: name) != nil {
                note("the metric \"\(name)\" is defined twice; the last value is used", place)
            } else {
                document.metricNames.append(name)
            }
        }
    }

    private mutating func readSpacing() throws(ReadError) {
        try object(["siblings", "superview"], called: "standard spacing") { parse, key throws(ReadError) in
            let place = parse.placeOfNext
            let number = try parse.scanner.number()
            guard number.isFinite else {
                parse.note("the standard spacing overflows a double", place)
                return
            }
            if key == "siblings" {
                parse.document.spacing.siblings = number
            } else {
                parse.document.spacing.superview = number
            }
        }
    }

    private mutating func margins() throws(ReadError) -> DirectionalEdgeInsets {
        var margins = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        try object(["top", "leading", "bottom", "trailing"], called: "margins") { parse, key throws(ReadError) in
            let number = try parse.finite()
            switch key {
            case "top": margins.top = number
            case "leading": margins.leading = number
            case "bottom": margins.bottom = number
            default: margins.trailing = number
            }
        }
        return margins
    }

    private mutating func priorities() throws(ReadError) -> PerAxis<Double>? {
        let place = placeOfNext
        guard let pair = try pair(allowsNull: false), let horizontal = pair.horizontal, let vertical = pair.vertical,
            (0...1000).contains(horizontal), (0...1000).contains(vertical)
        else {
            note("expected two priorities from 0 to 1000", place)
            return nil
        }
        return PerAxis(horizontal, vertical)
    }

    /// Two numbers; `nil` if there are more or fewer.
    private mutating func pair(allowsNull: Bool) throws(ReadError) -> PerAxis<Double?>? {
        let place = placeOfNext
        var numbers: [Double?] = []
        try scanner.openArray()
        while try scanner.nextElement() {
            if allowsNull, try scanner.null() { numbers.append(nil) } else { numbers.append(try finite()) }
        }
        guard numbers.count == 2 else {
            note("expected two numbers, found \(numbers.count)", place)
            return nil
        }
        return PerAxis(numbers[0], numbers[1])
    }

    private mutating func finite() throws(ReadError) -> Double {
        let place = placeOfNext
        let number = try scanner.number()
        if number.isFinite { return number }
        note("the number overflows a double; 0 is used", place)
        return 0
    }

    private mutating func strings() throws(ReadError) -> [String] {
        var strings: [String] = []
        try scanner.openArray()
        while try scanner.nextElement() { strings.append(try scanner.string()) }
        return strings
    }

    // MARK: Objects

    private var placeOfNext: Place {
        mutating get {
            _ = scanner.peek()
            return scanner.place
        }
    }

    /// Reads an object key by key; unknown keys are recorded and skipped.
    private mutating func object(
        _ known: [String],
        called name: String,
        _ body: (inout VisualFormatParse, String) throws(ReadError) -> Void
    ) throws(ReadError) {
        try scanner.openObject()
        var seen: Set<String> = []
        while let token = try scanner.nextKey() {
            let key = scanner.text(of: token)
            guard known.contains(key) else {
                unknownKeys.note(key, known: known, in: name, place: scanner.place(ofKey: token))
                try scanner.skipValue()
                continue
            }
            guard seen.insert(key).inserted else {
                throw scanner.error("the key \"\(key)\" appears twice in one object", at: token.range.lowerBound - 1)
            }
            try body(&self, key)
        }
    }

    private mutating func note(_ message: String, _ place: Place, advice: String? = nil) {
        var finding = Finding(InvalidVisualFormat.info, severity: .error, message: message)
        finding.place = place
        if let advice { finding.notes.append(Finding.Note(.hint, advice)) }
        document.findings.append(finding)
    }
}
