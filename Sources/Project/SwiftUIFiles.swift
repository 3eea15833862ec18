import LayoutCode
import LayoutSyntax

/// Files of SwiftUI alone: nothing in them is laid out by constraints, and nearly nothing of them compiles here.
package enum SwiftUIFiles {
    /// What types of such files conform to.
    private static let protocols: Set<String> = [
        "View", "ViewModifier", "PreviewProvider", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle",
        "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "Shape", "InsettableShape", "ShapeStyle", "Layout",
        "EnvironmentKey", "PreferenceKey", "App", "Scene", "Commands", "Widget", "WidgetBundle", "ToolbarContent",
    ]

    /// What its extensions are of.
    private static let extended: Set<String> = protocols.union([
        "Color", "Font", "Text", "Image", "Button", "EnvironmentValues", "AnyTransition", "Animation", "Binding",
        "EdgeInsets", "LinearGradient",
    ])

    /// Whether a file imports SwiftUI and declares nothing but its views, styles and extensions of its types.
    ///
    /// - Complexity: Linear in the size of the file.
    package static func contain(_ file: ProjectFile) -> Bool {
        guard let tokens = file.tokens, tokens.count > 0,
            (1..<tokens.count).contains(where: { tokens.is("SwiftUI", at: $0) && tokens.is("import", at: $0 - 1) }),
            ConstraintCalls.count(in: 0..<tokens.count, of: tokens) == 0
        else { return false }
        var parser = SwiftCodeParser(tokens)
        var count = 0
        for statement in parser.declarations(isFile: true) {
            guard case .type(let type) = statement.kind else { continue }
            let isOwn =
                type.keyword == .extension
                ? extended.contains(type.name) || type.bases.contains(where: protocols.contains)
                : type.keyword == .struct && type.bases.contains(where: protocols.contains)
            // Helpers that no other file can name go with them.
            let isHidden = ProjectIndex.isHidden(statement, type.token, tokens)
            if isOwn { count += 1 } else if !isHidden { return false }
        }
        return count > 0
    }
}
