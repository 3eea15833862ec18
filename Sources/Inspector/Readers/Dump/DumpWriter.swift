import LayoutModel
import LayoutSyntax

extension Layout {
    /// The layout as a dump (Documentation/DumpFormat.md), as UTF-8 bytes.
    ///
    /// The output is deterministic: keys in the order of the format, no defaults, numbers in the shortest form that
    /// reads back equal, line feeds. Skipped objects are written where they were. Reading the result returns an equal
    /// layout, and writing that layout produces the same bytes.
    ///
    /// - Complexity: O(size of the result).
    public func dump() -> [UInt8] {
        var writer = DumpWriter(self)
        writer.writeTop()
        return writer.output.bytes
    }

    /// A constraint as one object of the dump format, on one line.
    public func dumpText(of constraint: Constraint) -> String {
        var writer = DumpWriter(self)
        writer.write(constraint)
        return String(decoding: writer.output.bytes, as: UTF8.self)
    }
}

/// Writes one dump. Views are written by a loop: their nesting is unlimited.
struct DumpWriter {
    let layout: Layout
    var output = JSONOutput()
    let skipped: DumpSkippedObjects
    private let translatesByDefault: [Bool]

    init(_ layout: Layout) {
        self.layout = layout
        skipped = DumpSkippedObjects(layout.skippedObjects)
        translatesByDefault = layout.defaultTranslatesAutoresizingMask()
    }

    mutating func writeTop() {
        output.openObject()
        for key in DumpKeys.Top.allCases {
            if let json = skipped.ofDump[key.rawValue] {
                output.key(key.rawValue, level: 1)
                output.raw(json)
            } else {
                writeValue(of: key)
            }
        }
        output.closeObject(level: 0)
        output.endLine()
    }

    private mutating func writeValue(of key: DumpKeys.Top) {
        func begin(_ writer: inout DumpWriter) { writer.output.key(key.rawValue, level: 1) }
        switch key {
        case .format:
            begin(&self)
            output.string("layout-dump")
        case .version:
            begin(&self)
            output.number(1)
        case .source:
            guard layout.source != Layout.Source() else { return }
            begin(&self)
            write(layout.source)
        case .coverage:
            guard let coverage = layout.statedCoverage else { return }
            begin(&self)
            output.string(coverage.rawValue)
        case .screen:
            guard let screen = layout.screen else { return }
            begin(&self)
            output.openObject()
            output.field("width", screen.width)
            output.field("height", screen.height)
            output.field("scale", screen.scale, default: 1)
            output.closeObject()
        case .layoutDirection:
            guard layout.direction != .leftToRight else { return }
            begin(&self)
            output.string(layout.direction.rawValue)
        case .roots:
            begin(&self)
            writeRoots()
        case .constraints:
            begin(&self)
            writeList(layout.constraints, skipped.constraints) { writer, constraint in writer.write(constraint) }
        case .reports:
            guard !layout.reports.isEmpty || !skipped.reports.isEmpty else { return }
            begin(&self)
            writeList(layout.reports, skipped.reports) { writer, report in writer.write(report) }
        }
    }

    private mutating func write(_ source: Layout.Source) {
        output.openObject()
        output.field("kind", source.kind?.rawValue)
        output.field("app", source.app)
        output.field("system", source.system)
        output.field("device", source.device)
        output.field("file", source.file)
        output.closeObject()
    }

    /// An array of objects, one per line, with skipped objects between them.
    private mutating func writeList<Element>(
        _ elements: [Element],
        _ skipped: [(before: Int, json: String)],
        _ write: (inout DumpWriter, Element) -> Void
    ) {
        output.openArray()
        var position = skipped.startIndex
        for index in 0...elements.count {
            while position < skipped.endIndex, skipped[position].before <= index || index == elements.count {
                output.next(level: 2)
                output.raw(skipped[position].json)
                position += 1
            }
            guard index < elements.count else { break }
            output.next(level: 2)
            write(&self, elements[index])
        }
        output.closeArray(level: 1)
    }

    // MARK: Views

    private mutating func writeRoots() {
        output.openArray()
        writeSkippedViews(parent: nil, after: nil)
        var next: Int? = layout.views.isEmpty ? nil : 0
        while let view = next {
            output.next(level: Self.level(of: view, in: layout))
            output.openObject()
            writeValues(of: view)
            if layout.views[view].firstSubview != nil || skipped.views[.init(parent: view, sibling: nil)] != nil {
                output.key("subviews", level: Self.level(of: view, in: layout) + 1)
                output.openArray()
                writeSkippedViews(parent: view, after: nil)
                if let subview = layout.views[view].firstSubview {
                    next = subview
                    continue
                }
                output.closeArray(level: Self.level(of: view, in: layout) + 1)
            }
            next = finish(view)
        }
        output.closeArray(level: 1)
    }

    /// Closes the object of a view, and those of its ancestors that end with it.
    ///
    /// - Returns: The next view in file order.
    private mutating func finish(_ view: Int) -> Int? {
        var view = view
        while true {
            output.closeObject(level: Self.level(of: view, in: layout))
            let parent = layout.views[view].parent
            writeSkippedViews(parent: parent, after: view)
            if let sibling = layout.views[view].nextSibling { return sibling }
            guard let parent else { return nil }
            output.closeArray(level: Self.level(of: parent, in: layout) + 1)
            view = parent
        }
    }

    private mutating func writeSkippedViews(parent: Int?, after sibling: Int?) {
        if skipped.views.isEmpty { return }
        for json in skipped.views[.init(parent: parent, sibling: sibling)] ?? [] {
            output.next(level: parent.map { Self.level(of: $0, in: layout) + 2 } ?? 2)
            output.raw(json)
        }
    }

    /// The indentation of a view's braces.
    private static func level(of view: Int, in layout: Layout) -> Int { 2 + 2 * layout.views[view].depth }

    private mutating func writeValues(of view: Int) {
        let level = Self.level(of: view, in: layout) + 1
        let faulty = skipped.ofViews.isEmpty ? nil : skipped.ofViews[view]
        let properties = layout.views[view]
        for key in DumpKeys.View.allCases {
            if let json = faulty?[key.rawValue] {
                output.key(key.rawValue, level: level)
                output.raw(json)
            } else {
                writeValue(of: key, of: properties, index: view, level: level)
            }
        }
    }

    /// Whether a view translates its mask, if a reader would not infer the same value.
    func translatesAutoresizingMaskToWrite(_ view: Int) -> Bool? {
        let properties = layout.views[view]
        if let stated = properties.statedTranslatesAutoresizingMask { return stated }
        let translates = properties.translatesAutoresizingMask
        return translates == translatesByDefault[view] ? nil : translates
    }
}

/// Skipped objects, by the position at which to write them.
struct DumpSkippedObjects {
    struct Slot: Hashable {
        var parent: Int?
        var sibling: Int?
    }

    var ofDump: [String: String] = [:]
    var ofViews: [Int: [String: String]] = [:]
    var views: [Slot: [String]] = [:]
    var guides: [Int: [String]] = [:]
    var constraints: [(before: Int, json: String)] = []
    var reports: [(before: Int, json: String)] = []

    init(_ objects: [Layout.SkippedObject]) {
        for object in objects {
            switch object.position {
            case .key(let key): ofDump[key] = object.json
            case .viewKey(let view, let key): ofViews[view, default: [:]][key] = object.json
            case .view(let parent, let sibling):
                views[Slot(parent: parent, sibling: sibling), default: []].append(object.json)
            case .guide(let owner): guides[owner, default: []].append(object.json)
            case .constraint(let before): constraints.append((before, object.json))
            case .report(let before): reports.append((before, object.json))
            }
        }
    }
}
