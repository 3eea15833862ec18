/// What each form declares, and what it takes to be there.
extension SourceForm {
    /// Whether the source declares what holds a view: always where the name was made up here; in a file of its own
    /// also the properties that other code knows. Member paths are somebody else's.
    func declares(_ view: Int, _ names: NameTable) -> Bool {
        guard let origin = names.origin(of: view), names.base(of: view) == nil else { return false }
        return declares(origin, names.subject(of: view))
    }

    func declares(guide: Int, _ names: NameTable) -> Bool {
        guard let origin = names.origin(ofGuide: guide), names.base(ofGuide: guide) == nil else { return false }
        return declares(origin, names.expression(ofGuide: guide))
    }

    private func declares(_ origin: NameTable.Origin, _ name: String?) -> Bool {
        switch origin {
        case .words, .position: true
        case .property, .tag: scope == .wholeFile && name?.contains(".") == false
        case .context, .path: false
        }
    }
}

extension NameTable {
    /// Whether the name of a view is one that people gave to a property, not one made up here.
    func isKnownElsewhere(_ view: Int) -> Bool { origin(of: view) == .property || origin(of: view) == .tag }

    func isKnownElsewhere(guide: Int) -> Bool { origin(ofGuide: guide) == .property || origin(ofGuide: guide) == .tag }
}
