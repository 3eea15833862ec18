import LayoutSyntax

/// The parameters of a method with default values, in their order: `to _? offset? relation?`, where `_` has no label and a
/// question mark follows what may be left out.
struct CallSignature: Sendable {
    private let parameters: [(label: String, isOptional: Bool)]

    init(_ text: String) {
        parameters = text.split(separator: " ").map { word in
            let isOptional = word.hasSuffix("?")
            return (String(isOptional ? word.dropLast() : word), isOptional)
        }
    }

    /// The expression of each parameter that a call gives; `nil` if the call is none of this method.
    func match(_ arguments: [SwiftCode.Argument]) -> [String: SwiftCode.Expression]? {
        var rest = arguments[...]
        var values: [String: SwiftCode.Expression] = [:]
        for parameter in parameters {
            if let argument = rest.first, (argument.label ?? "_") == parameter.label {
                values[parameter.label] = argument.value
                rest.removeFirst()
            } else if !parameter.isOptional {
                return nil
            }
        }
        return rest.isEmpty ? values : nil
    }
}
