/// In what two views that stand for each other differ beyond the constraints on them.
struct ViewDifferences {
    /// What places views: who places them, and what stacks do.
    private(set) var placement: [String] = []
    /// What they show, and how hard they keep to its size.
    private(set) var content: [String] = []

    /// - Parameters:
    ///   - names: The printed dump's items under the original's names.
    ///   - comparesMasks: Whether the program places the view, and does so by constraints or by a mask.
    init(_ original: Dump.View, _ printed: Dump.View, names: [String: String], comparesMasks: Bool) {
        func differ<Value: Equatable>(_ key: String, _ a: Value, _ b: Value) -> String? {
            a == b ? nil : "\(original.id).\(key): \(a), printed \(b)"
        }
        // UIKit places what it makes itself.
        if !printed.isUIKits, comparesMasks, let a = original.translatesAutoresizingMask,
            let b = printed.translatesAutoresizingMask
        {
            placement += [differ("translatesAutoresizingMask", a, b)].compactMap { $0 }
        }
        if let a = original.stack, let b = printed.stack {
            let mine = original.subviews?.map(\.id) ?? []
            let theirs = printed.subviews?.map(\.id) ?? []
            let arranged = (b.arranged ?? theirs).map { names[$0] ?? $0 }
            let printedNames = Set(names.values)
            let spacings = (b.customSpacing ?? [:]).map { (names[$0.key] ?? $0.key, $0.value) }
            placement += [
                differ("stack.axis", a.axis ?? "horizontal", b.axis ?? "horizontal"),
                differ("stack.distribution", a.distribution ?? "fill", b.distribution ?? "fill"),
                differ("stack.alignment", ViewDifferences.alignment(a), ViewDifferences.alignment(b)),
                differ("stack.spacing", a.spacing ?? 0, b.spacing ?? 0),
                differ("stack.arranged", (a.arranged ?? mine).filter(printedNames.contains), arranged),
                differ(
                    "stack.customSpacing",
                    sorted(a.customSpacing ?? [:]),
                    sorted(Dictionary(uniqueKeysWithValues: spacings))
                ),
                differ(
                    "stack.isLayoutMarginsRelative",
                    a.isLayoutMarginsRelative ?? false,
                    b.isLayoutMarginsRelative ?? false
                ),
                differ("stack.isBaselineRelative", a.isBaselineRelative ?? false, b.isBaselineRelative ?? false),
            ].compactMap { $0 }
        }
        content = [
            differ("text", original.text ?? "", printed.text ?? ""),
            differ("isHidden", original.isHidden ?? false, printed.isHidden ?? false),
            // Dumps omit what views of the class have.
            differ("contentHugging", original.contentHugging ?? [], printed.contentHugging ?? []),
            differ(
                "compressionResistance",
                original.compressionResistance ?? [],
                printed.compressionResistance ?? []
            ),
        ].compactMap { $0 }
    }

    /// Top and leading are one value, bottom and trailing another.
    private static func alignment(_ stack: Dump.Stack) -> String {
        switch stack.alignment {
        case "top": "leading"
        case "bottom": "trailing"
        case let word: word ?? "fill"
        }
    }
}

private func sorted(_ spacings: [String: Double]) -> [String] {
    spacings.map { $0.key + " " + String($0.value) }.sorted()
}
