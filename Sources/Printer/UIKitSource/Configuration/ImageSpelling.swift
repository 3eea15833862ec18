import LayoutModel
import SwiftSource

/// Images and symbols by name.
enum ImageSpelling {
    static func expression(_ value: AttributeValue) -> SwiftExpression? {
        guard let name = value.string ?? value["name"]?.string, !name.isEmpty else { return nil }
        let label = value["catalog"]?.string == "system" ? "systemName" : "named"
        return .call("UIImage", [.init(label: label, value: .string(name))])
    }

    /// `UIImage.SymbolConfiguration(pointSize: 30)`; `nil` if the file ties it to a font.
    static func symbolConfiguration(_ value: AttributeValue) -> SwiftExpression? {
        let type = "UIImage.SymbolConfiguration"
        let weight = value["weight"]?.string
        let scale = value["scale"]?.string
        guard value["font"] == nil, value["configurationType"]?.string != "font" else { return nil }
        if let size = value["pointSize"]?.number {
            var arguments = [SwiftExpression.Argument(label: "pointSize", value: .number(size))]
            // UIKit has no initializer with only a scale beside the size.
            if weight != nil || scale != nil {
                arguments.append(.init(label: "weight", value: .implicit(weight ?? "regular")))
            }
            if let scale { arguments.append(.init(label: "scale", value: .implicit(scale))) }
            return .call(type, arguments)
        }
        if let weight, scale == nil { return .call(type, [.init(label: "weight", value: .implicit(weight))]) }
        if let scale, weight == nil || weight == "regular" {
            return .call(type, [.init(label: "scale", value: .implicit(scale))])
        }
        return nil
    }
}
