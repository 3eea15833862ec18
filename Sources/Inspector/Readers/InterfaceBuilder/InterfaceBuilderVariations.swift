import LayoutModel
import LayoutSyntax

extension InterfaceBuilderAssembly {
    /// Reports that traits and safe area are guesses because the device is unknown.
    mutating func noteUnknownDevice() {
        guard document.device == nil, let id = document.deviceID, let element = tree.child(of: 0, "device") else {
            return
        }
        let width = document.traits.width.map { "for \($0.rawValue) width" } ?? "for any width"
        let height = document.traits.height.map { "\($0.rawValue) height" } ?? "any height"
        note(
            SetAside.info,
            .note,
            "the device \"\(id)\" is not known: the file is read \(width) and \(height) (--traits says otherwise), and its safe "
                + "areas are those that frames show",
            at: element
        )
    }

    /// Finds the variations that match the traits, and what their masks exclude.
    ///
    /// The base set is everything but what the `default` variation excludes; stronger variations exclude and include.
    mutating func readVariations() {
        var owners: [Int] = []
        var strengths: [Int: Int] = [:]
        for element in tree.elements(named: "variation") {
            guard let owner = tree.parent(of: element), let key = tree[element, "key"],
                let strength = document.traits.specificity(ofVariation: key)
            else { continue }
            if variations[owner] == nil { owners.append(owner) }
            variations[owner, default: []].append(element)
            strengths[element] = strength
        }
        for owner in owners {
            guard let matching = variations[owner] else { continue }
            let sorted = matching.enumerated().sorted {
                (strengths[$0.element] ?? 0, $0.offset) < (strengths[$1.element] ?? 0, $1.offset)
            }.map(\.element)
            variations[owner] = sorted
            for variation in sorted { applyMasks(of: variation) }
        }
    }

    private mutating func applyMasks(of variation: Int) {
        for mask in tree.children(of: variation) where tree.isElement(mask, "mask") {
            let isOfConstraints = tree.isValue(of: mask, "key", "constraints")
            guard isOfConstraints || tree.isValue(of: mask, "key", "subviews") else { continue }
            for entry in tree.children(of: mask) {
                guard let id = tree[entry, "reference"] else { continue }
                let isExcluded = tree.isElement(entry, "exclude")
                guard isExcluded || tree.isElement(entry, "include") else { continue }
                switch (isOfConstraints, isExcluded) {
                case (true, true): excludedConstraints.insert(id)
                case (true, false): excludedConstraints.remove(id)
                case (false, true): excludedViews.insert(id)
                case (false, false): excludedViews.remove(id)
                }
            }
        }
    }
}
