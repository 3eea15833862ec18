/// The constraints that fit a view to a size, under the names that UIKit gives them.
enum FittingRecord {
    /// - Parameters:
    ///   - root: The id of the view that is fitted.
    ///   - container: The id of the view above it, whose top left corner it is placed in.
    static func records(of target: FittingTarget, root: String, above container: String) -> [JSONValue] {
        [
            length("fittingSizeHTarget", root, "width", target.size.width, target.horizontalPriority),
            length("fittingSizeVTarget", root, "height", target.size.height, target.verticalPriority),
            position("fitting-x", root, "left", container), position("fitting-y", root, "top", container),
        ]
    }

    private static func length(
        _ name: String,
        _ item: String,
        _ attribute: String,
        _ constant: CGFloat,
        _ priority: UILayoutPriority
    ) -> JSONValue {
        var members = [
            JSONMember("id", .string(name)), JSONMember("first", anchor(item, attribute)),
            JSONMember("constant", .number(Double(constant))),
        ]
        if priority != .required { members.append(JSONMember("priority", .number(Double(priority.rawValue)))) }
        members.append(JSONMember("identifier", .string(name)))
        return .object(members)
    }

    private static func position(_ id: String, _ item: String, _ edge: String, _ container: String) -> JSONValue {
        .object([
            JSONMember("id", .string(id)), JSONMember("first", anchor(item, edge)),
            JSONMember("second", anchor(container, edge)),
        ])
    }

    private static func anchor(_ item: String, _ attribute: String) -> JSONValue {
        .object([.init("item", .string(item)), .init("attribute", .string(attribute))])
    }
}
