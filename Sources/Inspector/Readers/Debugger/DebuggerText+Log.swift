import LayoutModel
import LayoutSyntax

extension DebuggerText {
    /// The contents of a console log, to be joined with debugger output: the constraints of all its blocks, and which
    /// constraints and views UIKit reported as conflicting and ambiguous.
    init(log bytes: UnsafeRawBufferPointer, number: Int, path: String?) {
        self.init(number: number, path: path)
        isLog = true
        var scanner = LogScanner()
        var blocks: [LogBlock] = []
        scanner.scan(bytes) { blocks.append($0) }
        scanner.finish { blocks.append($0) }
        for block in blocks { add(block) }
    }

    /// Adds the contents of a log block.
    mutating func add(_ block: LogBlock) {
        func numbered(_ place: Place) -> Place {
            var place = place
            place.text = number
            return place
        }
        let first = constraints.count
        for text in block.texts {
            var constraint = text.constraint
            // A refused constraint has no effect.
            if block.kind == .refusal { constraint.isActive = false }
            constraints.append(PrintedLayout.PlacedConstraint(constraint, numbered(text.place)))
        }
        for unread in block.unread {
            var finding = unread.finding()
            finding.place = numbered(unread.place)
            findings.append(finding)
        }
        constraintTextCount += block.counts.read + block.counts.unread
        unreadConstraintCount += block.counts.unread
        switch block.kind {
        case .conflict:
            var members = Array(first..<constraints.count)
            var broken: Int?
            if let text = block.broken {
                broken = members.first { constraints[$0].constraint.address == text.constraint.address }
                if broken == nil {
                    broken = constraints.count
                    members.append(constraints.count)
                    constraints.append(PrintedLayout.PlacedConstraint(text.constraint, numbered(text.place)))
                }
            }
            guard members.count > 1 || !block.unread.isEmpty else { return }
            conflicts.append(
                Conflict(
                    constraints: members,
                    broken: broken,
                    unread: block.unread.indices.map { Layout.Report.unreadText($0 + 1) }
                )
            )
        case .ambiguity:
            for ambiguous in block.ambiguous {
                guard let className = ambiguous.object.className, let address = ambiguous.object.address else {
                    continue
                }
                let place = numbered(ambiguous.place)
                var view = ObservedView(className: className, address: address, place: place)
                view.text = ambiguous.object.text
                claims.append(
                    Claim(
                        seen: count(.trace),
                        variables: ambiguous.attributes.map { (address, $0) },
                        isHostUntied: false,
                        place: place
                    )
                )
                seen.append(Seen(view: view, parent: nil, kind: .trace))
            }
        case .refusal:
            // Only with the names in the block: a refused constraint may belong to views that were not printed.
            var memory = LogMemory()
            for var finding in block.reading(&memory, path: nil).findings
            where finding.rule == RefusedConstraint.info.id {
                finding.place = finding.place.map(numbered)
                findings.append(finding)
            }
        }
    }
}
