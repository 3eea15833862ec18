extension DumpParse {
    /// Reads a view's `stack`; its ids are looked up when all views are known.
    mutating func readStack(of view: Int) throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        let place = scanner.place
        var stack = Layout.Stack()
        var arranged: [String]?
        var customSpacing: [(id: String, points: Double)] = []
        try object(DumpWords.stack, called: "a stack") { parse, key throws(ReadError) in
            switch key {
            case .axis: stack.axis = try parse.word(DumpWords.axes, called: "axis") ?? .horizontal
            case .distribution:
                stack.distribution = try parse.word(DumpWords.distributions, called: "distribution") ?? .fill
            case .alignment: stack.alignment = try parse.word(DumpWords.alignments, called: "alignment") ?? .fill
            case .spacing: stack.spacing = try parse.number() ?? 0
            case .arranged: arranged = try parse.strings()
            case .customSpacing: customSpacing = try parse.customSpacing()
            case .isLayoutMarginsRelative: stack.isLayoutMarginsRelative = try parse.scanner.bool()
            case .isBaselineRelative: stack.isBaselineRelative = try parse.scanner.bool()
            }
        }
        if !stack.alignment.fits(stack.axis) {
            note(
                InvalidValue.slug,
                "an alignment \"\(stack.alignment.rawValue)\", which does not fit a \(stack.axis.rawValue) axis"
            )
        }
        guard fault == nil else { return }
        pendingStacks.append(
            PendingStack(
                view: view,
                stack: stack,
                arranged: arranged,
                customSpacing: customSpacing,
                range: start..<scanner.offset,
                place: place
            )
        )
    }

    private mutating func customSpacing() throws(ReadError) -> [(id: String, points: Double)] {
        var spacing: [(id: String, points: Double)] = []
        var ids: Set<String> = []
        try scanner.openObject()
        while let token = try scanner.nextKey() {
            let id = scanner.text(of: token)
            guard ids.insert(id).inserted else {
                throw scanner.error("the key \"\(id)\" stands twice in one object", at: token.range.lowerBound - 1)
            }
            if let points = try number() { spacing.append((id, points)) }
        }
        return spacing
    }
}
