@MainActor
@resultBuilder
public struct AnchorsBuilder {
    public static func buildExpression(
        _ expression: some AnchorsExpressionOmitable,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        expression.defaultExpression(fileID: fileID, line: line)
    }

    public static func buildExpression(
        _ expression: (some AnchorsExpressionOmitable)?,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        expression?.defaultExpression(fileID: fileID, line: line) ?? Anchors()
    }

    public static func buildExpression(_ anchors: Anchors) -> Anchors { anchors }

    public static func buildExpression(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

    public static func buildBlock(_ parts: Anchors...) -> Anchors { buildArray(parts) }

    public static func buildArray(_ parts: [Anchors]) -> Anchors {
        let all = Anchors()
        for part in parts { all.append(part) }
        return all
    }

    public static func buildEither(first part: Anchors) -> Anchors { part }

    public static func buildEither(second part: Anchors) -> Anchors { part }

    public static func buildOptional(_ part: Anchors?) -> Anchors { part ?? Anchors() }
}
