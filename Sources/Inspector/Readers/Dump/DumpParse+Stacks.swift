import LayoutModel
import LayoutSemantics
import LayoutSyntax

extension DumpParse {
    /// Reads a view's `stack`; its ids are resolved when all views are known.
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
                InvalidValue.info,
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
                throw scanner.error("the key \"\(id)\" appears twice in one object", at: token.range.lowerBound - 1)
            }
            if let points = try number() { spacing.append((id, points)) }
        }
        return spacing
    }

    /// Resolves the ids in stacks to indices. A stack with an id that it cannot arrange is skipped.
    ///
    /// - Parameter newView: The new index of each view that was read; `nil` if no view was skipped.
    mutating func resolveStacks(_ newView: [Int?]?) {
        for pending in pendingStacks {
            guard let view = newView.map({ $0[pending.view] }) ?? pending.view else { continue }
            var stack = pending.stack
            let fault = resolve(&stack, pending, of: view)
            guard let fault else {
                layout.views[view].stack = stack
                continue
            }
            skipObject(.viewKey(view: view, key: "stack"), id: nil, pending.range)
            let id = layout.views[view].id
            var finding = Finding.fault(fault, of: "\"stack\" of the view \"\(id)\"", place: pending.place)
            finding.views = [id]
            finding.source = layout.views[view].location
            findings.append(finding)
        }
    }

    /// Resolves the ids in a stack, and describes what is wrong with them.
    private func resolve(_ stack: inout Layout.Stack, _ pending: PendingStack, of view: Int) -> Fault? {
        func subview(_ id: String, in key: String) -> Result<Int, StackFault> {
            guard case .view(let subview)? = layout.item(id: id) else {
                let message = "an item \"\(id)\" in \"\(key)\" that is not a view of the dump"
                return .failure(StackFault(fault: Fault(UnreachableItem.info, message: message)))
            }
            guard layout.views[subview].parent == view else {
                let message = "a view \"\(id)\" in \"\(key)\" that is not a subview of it"
                return .failure(StackFault(fault: Fault(InvalidValue.info, message: message)))
            }
            return .success(subview)
        }
        do {
            if let arranged = pending.arranged {
                var seen: Set<Int> = []
                stack.statedArranged = try arranged.map { id in
                    let subview = try subview(id, in: "arranged").get()
                    guard seen.insert(subview).inserted else {
                        let message = "the view \"\(id)\" twice in \"arranged\""
                        throw StackFault(fault: Fault(InvalidValue.info, message: message))
                    }
                    return subview
                }
            }
            stack.customSpacing = try pending.customSpacing.map { id, points in
                (try subview(id, in: "customSpacing").get(), points)
            }
            return nil
        } catch let error as StackFault {
            return error.fault
        } catch {
            return Fault(InvalidValue.info, message: "\(error)")
        }
    }

    private struct StackFault: Error {
        var fault: Fault
    }
}
