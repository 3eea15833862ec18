import LayoutModel
import LayoutSyntax

/// Views, read by a loop with its own stack: their nesting is unlimited.
extension DumpParse {
    /// A view whose object is not closed yet.
    private struct OpenView {
        var view: Int
        var start: Int
        var place: Place
        var seen: UInt64 = 0
        var hint = 0
        /// The subview that was read last.
        var lastSubview: Int?
    }

    /// Reads the array of roots with all of its content.
    mutating func readViews() throws(ReadError) {
        var open: [OpenView] = []
        var lastRoot: Int?
        try scanner.openArray()
        let start = scanner.offset
        while true {
            // Inside the array of roots, or of subviews of the innermost open view.
            if try scanner.nextElement() {
                if layout.views.count == Self.countBeforeEstimate {
                    let capacity = estimatedCount(layout.views.count, since: start)
                    layout.views.reserveCapacity(capacity)
                    places.views.reserveCapacity(capacity)
                    viewRanges.reserveCapacity(capacity)
                }
                let previous = open.last.map(\.lastSubview) ?? lastRoot
                let view = try beginView(parent: open.last?.view, previous: previous, in: &open)
                if open.count > 1 {
                    open[open.count - 2].lastSubview = view
                } else {
                    lastRoot = view
                }
            } else if open.isEmpty {
                return
            }
            // Inside the object of the innermost open view.
            while let last = open.indices.last {
                guard let token = try scanner.nextKey() else {
                    try endView(open[last])
                    open.removeLast()
                    break
                }
                guard let index = DumpWords.view.index(of: token, in: scanner, from: open[last].hint) else {
                    try skipUnknown(token, known: DumpWords.view.spellings, in: "a view")
                    continue
                }
                try mark(index, in: &open[last].seen, token)
                open[last].hint = index + 1
                let key = DumpWords.view.meaning(at: index)
                if key == .subviews {
                    try scanner.openArray()
                    break
                }
                try readValue(of: key, view: open[last].view)
            }
        }
    }

    /// Adds a view before its keys are read; its index comes before those of its subviews.
    private mutating func beginView(
        parent: Int?,
        previous: Int?,
        in open: inout [OpenView]
    ) throws(ReadError) -> Int {
        _ = scanner.peek()
        let start = scanner.offset
        let place = scanner.place
        try scanner.openObject()
        let index = layout.views.count
        var view = Layout.View(id: "", className: "")
        view.parent = parent
        view.depth = open.count
        layout.views.append(view)
        if let previous {
            layout.views[previous].nextSibling = index
        } else if let parent {
            layout.views[parent].firstSubview = index
        }
        places.views.append(place)
        viewRanges.append(start..<start)
        open.append(OpenView(view: index, start: start, place: place))
        return index
    }

    private mutating func endView(_ open: OpenView) throws(ReadError) {
        try require(DumpWords.Required.view, in: open.seen, DumpWords.view, at: open.start)
        viewRanges[open.view] = open.start..<scanner.offset
        // The default is not stored: reading a written dump then returns an equal layout.
        if layout.views[open.view].statedBaseClass == layout.views[open.view].className {
            layout.views[open.view].statedBaseClass = nil
        }
        useClassContentPriorities(open)
    }

    /// What nobody stated is what views of the class have.
    private mutating func useClassContentPriorities(_ open: OpenView) {
        let priorities = ContentPriorities(ofClass: layout.views[open.view].baseClass)
        guard priorities != .ordinary else { return }
        if open.seen & DumpWords.huggingOfView == 0 { layout.views[open.view].contentHugging = priorities.hugging }
        if open.seen & DumpWords.resistanceOfView == 0 {
            layout.views[open.view].compressionResistance = priorities.compressionResistance
        }
    }

    /// Reads the value of a view's key. An invalid value is skipped, and the view is used without it.
    private mutating func readValue(of key: DumpKeys.View, view: Int) throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        let place = scanner.place
        fault = nil
        switch key {
        case .id: layout.views[view].id = try scanner.string()
        case .class: layout.views[view].className = try scanner.string()
        case .baseClass: layout.views[view].statedBaseClass = try nonemptyString()
        case .name: layout.views[view].name = try scanner.string()
        case .owner: layout.views[view].owner = try scanner.string()
        case .identifier: layout.views[view].identifier = try scanner.string()
        case .label: layout.views[view].label = try scanner.string()
        case .text: layout.views[view].text = try scanner.string()
        case .frame: layout.views[view].frame = try rectangle()
        case .isTransformed: layout.views[view].isTransformed = try scanner.bool()
        case .intrinsicContentSize: layout.views[view].intrinsicContentSize = try intrinsicSize()
        case .contentHugging:
            if let priorities = try priorities() { layout.views[view].contentHugging = priorities }
        case .compressionResistance:
            if let priorities = try priorities() { layout.views[view].compressionResistance = priorities }
        case .baselineOffsets: layout.views[view].baselineOffsets = try baselineOffsets()
        case .layoutMargins: layout.views[view].layoutMargins = try directionalInsets()
        case .authoredMargins: layout.views[view].authoredMargins = try directionalInsets()
        case .insetsMarginsFromSafeArea: layout.views[view].insetsMarginsFromSafeArea = try scanner.bool()
        case .preservesSuperviewMargins: layout.views[view].preservesSuperviewMargins = try scanner.bool()
        case .safeAreaInsets: layout.views[view].safeAreaInsets = try edgeInsets()
        case .alignmentRectInsets:
            if let insets = try edgeInsets() { layout.views[view].alignmentRectInsets = insets }
        case .translatesAutoresizingMask:
            layout.views[view].statedTranslatesAutoresizingMask = try scanner.bool()
        case .autoresizingMask: layout.views[view].autoresizingMask = try autoresizingMask()
        case .isHidden: layout.views[view].isHidden = try scanner.bool()
        case .layoutDirection:
            layout.views[view].statedDirection = try word(DumpWords.directions, called: "layout direction")
        case .viewController: layout.views[view].viewController = try scanner.string()
        case .controllerName: layout.views[view].controllerName = try scanner.string()
        case .stack: try readStack(of: view)
        case .scroll: layout.views[view].scroll = try scroll()
        case .guides: try readGuides(of: view)
        case .inferred: layout.views[view].inferred = try strings()
        case .attributes: layout.views[view].attributes = try attributes()
        case .location: layout.views[view].location = try location()
        case .subviews: break
        }
        guard let fault else { return }
        skipObject(.viewKey(view: view, key: key.rawValue), id: nil, start..<scanner.offset)
        viewFaults.append((view, key.rawValue, fault, place))
        self.fault = nil
    }

    private mutating func nonemptyString() throws(ReadError) -> String? {
        let text = try scanner.string()
        if text.isEmpty { note(InvalidValue.info, "an empty name of a class") }
        return text.isEmpty ? nil : text
    }

    private mutating func baselineOffsets() throws(ReadError) -> Layout.BaselineOffsets? {
        var offsets = Layout.BaselineOffsets(first: nil, last: nil)
        var isWhole = true
        try object(DumpWords.baselineOffsets, called: "baseline offsets") { parse, key throws(ReadError) in
            guard let number = try parse.number() else {
                isWhole = false
                return
            }
            switch key {
            case .first: offsets.first = number
            case .last: offsets.last = number
            }
        }
        return isWhole ? offsets : nil
    }

    private mutating func autoresizingMask() throws(ReadError) -> Layout.AutoresizingMask {
        var mask: Layout.AutoresizingMask = []
        var isWhole = true
        try scanner.openArray()
        while try scanner.nextElement() {
            if let option = try word(DumpWords.masks, called: "part of an autoresizing mask") {
                mask.insert(option)
            } else {
                isWhole = false
            }
        }
        return isWhole ? mask : []
    }

    private mutating func scroll() throws(ReadError) -> Layout.Scroll? {
        var scroll = Layout.Scroll()
        var isWhole = true
        try object(DumpWords.scroll, called: "a scroll object") { parse, key throws(ReadError) in
            switch key {
            case .contentSize:
                scroll.contentSize = try parse.size()
                isWhole = isWhole && scroll.contentSize != nil
            case .contentOffset:
                let offset = try parse.point()
                scroll.contentOffset = offset ?? Point(x: 0, y: 0)
                isWhole = isWhole && offset != nil
            case .contentInset:
                scroll.contentInset = try parse.edgeInsets()
                isWhole = isWhole && scroll.contentInset != nil
            }
        }
        return isWhole ? scroll : nil
    }

    private mutating func attributes() throws(ReadError) -> [Layout.Attribute] {
        var attributes: [Layout.Attribute] = []
        var keys: Set<String> = []
        try scanner.openObject()
        while let token = try scanner.nextKey() {
            let key = scanner.text(of: token)
            guard keys.insert(key).inserted else {
                throw scanner.error("the key \"\(key)\" appears twice in one object", at: token.range.lowerBound - 1)
            }
            _ = scanner.peek()
            let start = scanner.offset
            try scanner.skipValue()
            attributes.append(Layout.Attribute(key: key, json: scanner.compactText(of: start..<scanner.offset)))
        }
        return attributes
    }
}
