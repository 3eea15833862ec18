import LayoutModel
import SwiftSource

/// The items of a block, with the names of their proxies.
struct CartographyProxies {
    private(set) var items: [CartographyBlock.Item] = []
    private let library: LibraryItems
    private var taken: Set<String>

    /// - Parameter names: Names that mean something else in the block.
    init(_ library: LibraryItems, avoiding names: [String]) {
        self.library = library
        taken = Set(names)
    }

    /// The expression for an item inside the block. The guides that proxies of views have follow from the view.
    mutating func path(of item: Layout.Item) -> String? {
        if case .guide(let guide) = item {
            let layout = library.section.layout
            if let member = Self.member(of: layout.guides[guide].kind) {
                return path(of: .view(layout.guides[guide].owner)).map { $0 + "." + member }
            }
        }
        guard var expression = library.expression(item) else { return nil }
        if library.isLayoutSupport(item) {
            expression = expression.replacingLastComponent { "car_" + $0 }
        }
        if let known = items.first(where: { $0.expression == expression }) { return known.parameter }
        let parameter = parameter(for: expression)
        taken.insert(parameter)
        items.append(CartographyBlock.Item(expression: expression, parameter: parameter))
        return parameter
    }

    /// The last name of the expression, with the others before it if that is taken: `blurContentView`.
    private func parameter(for expression: String) -> String {
        let names = expression.split(separator: ".").map(String.init).map { $0 == "self" ? "view" : $0 }
        var candidate = ""
        for name in names.reversed() {
            candidate = candidate.isEmpty ? name : name + candidate.prefix(1).uppercased() + candidate.dropFirst()
            if !taken.contains(candidate), SwiftIdentifier.isValid(candidate) { return candidate }
        }
        if !SwiftIdentifier.isValid(candidate) { candidate = "item" }
        if !taken.contains(candidate) { return candidate }
        var number = 2
        while taken.contains(candidate + String(number)) { number += 1 }
        return candidate + String(number)
    }

    private static func member(of kind: Layout.Guide.Kind) -> String? {
        switch kind {
        case .safeArea: "safeAreaLayoutGuide"
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        default: nil
        }
    }
}

extension String {
    fileprivate func replacingLastComponent(_ change: (Substring) -> String) -> String {
        let start = dropLastComponent
        return contains(".") ? start + "." + change(lastComponent) : change(self[...])
    }
}
