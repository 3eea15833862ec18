import LayoutModel
import LayoutSyntax

/// Steps that need the whole file: resolving ids.
extension DumpParse {
    mutating func resolved() -> Reading {
        noteViewFaults()
        let survivors = registerItems()
        resolveStacks(survivors)
        resolveConstraints()
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        findings += unknownKeys.findings
        skipped.sort { left, right in
            let leftRank = left.object.position.rank
            let rightRank = right.object.position.rank
            return leftRank == rightRank ? left.offset < right.offset : leftRank < rightRank
        }
        layout.skippedObjects = skipped.map(\.object)
        noteSkipped()
        findings = findings.inOrderOfPlaces()
        return Reading(layout: layout, places: places, findings: findings, format: .dump)
    }

    private mutating func noteViewFaults() {
        for (view, key, fault, place) in viewFaults {
            let id = layout.views[view].id
            var finding = Finding.fault(fault, of: "\"\(key)\" of the view \"\(id)\"", place: place)
            finding.views = [id]
            finding.source = layout.views[view].location
            findings.append(finding)
        }
    }

    /// Reports once how many objects were skipped, because all other findings are about the rest.
    private mutating func noteSkipped() {
        let faulty = layout.constraints.indices.count { layout.constraints[$0].fault != nil }
        let count = layout.skippedObjects.count + faulty
        if count > 0 { findings.append(SetAside.finding(count: count)) }
    }
}

extension Layout.SkippedObject.Position {
    /// The order of skipped objects: that of the canonical text, whatever the order in the file.
    fileprivate var rank: (Int, Int, Int) {
        switch self {
        case .key(let key):
            (0, DumpKeys.Top.allCases.firstIndex { $0.rawValue == key } ?? 0, 0)
        case .viewKey(let view, let key):
            (1, view, DumpKeys.View.allCases.firstIndex { $0.rawValue == key } ?? 0)
        case .guide(let owner): (2, owner, 0)
        case .view(let parent, let sibling): (3, parent ?? -1, sibling ?? -1)
        case .constraint(let before): (4, before, 0)
        case .report(let before): (5, before, 0)
        }
    }
}

extension Finding {
    /// The finding for a skipped object.
    ///
    /// - Parameter object: The description of the object.
    static func fault(_ fault: DumpParse.Fault, of object: String, place: Place?) -> Finding {
        var finding = Finding(fault.rule, severity: .error, message: "\(object) has \(fault.message)")
        if let advice = fault.advice { finding.notes.append(Finding.Note(.hint, advice)) }
        finding.place = place
        return finding
    }
}
