import LayoutModel

/// Buttons, in three kinds: with a configuration, of a system type, and of the custom type.
extension ContentEstimate {
    static func button(_ view: Layout.View, _ axis: Axis, _ context: ContentContext) -> Self {
        var result: Self
        if Self.iconTypes.contains(view.attributeText("buttonType") ?? "") {
            result = Self(fixed: 22, from: 20, to: 44)
        } else if let button = ConfiguredButton(view) {
            result = button.estimate(axis, context)
        } else {
            result = axis == .horizontal ? buttonWidth(of: view, context) : buttonHeight(of: view, context)
        }
        // A subclass often asks for more room than its text.
        if view.isOfAppClass { result.plausible = ofScreen }
        return result
    }

    /// Types that show an icon of UIKit's, 22 points in Interface Builder's documents.
    private static let iconTypes: Set<String> = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"]

    /// Titles of system buttons have 15 points, those of custom ones 18 *(measured)*.
    private static func titlePointSize(of view: Layout.View, _ context: ContentContext) -> Double {
        if let size = view.pointSize ?? view.stylePointSize { return size }
        let type = view.attributeText("buttonType") ?? (context.omitsOnlyDefaults ? "custom" : "system")
        return type == "custom" ? 18 : 15
    }

    /// The title without any room at its sides, but at least 30 points *(measured)*.
    private static func buttonWidth(of view: Layout.View, _ context: ContentContext) -> Self {
        let image = view.showsImage ? view.attributeNumber("image", "width").map { max(0, $0) } : 0
        let insets = contentInsets(of: view, "left", "right")
        guard let text = view.text, !text.isEmpty else {
            guard view.showsImage else {
                return Self(typical: 30, plausible: view.hasUnknownText ? ofScreen : 0...60 + insets)
            }
            let width = (image ?? 30) + insets
            return Self(typical: width, plausible: max(0, width - 2)...width + (image == nil ? 120 : 30))
        }
        let size = titlePointSize(of: view, context)
        let width = TextFont(of: view, pointSize: size, in: context, for: text).longestLine(of: text)
        let isFontKnown = view.pointSize != nil
        // Without a known font, the title can have 15 points or 18.
        let low = max(0, width * usualWidths.lowerBound * (isFontKnown ? 1 : min(1, 15 / size)) - widthSlack)
        let high = width * usualWidths.upperBound * (isFontKnown ? 1 : max(1, 18 / size))
        let imageRoom = view.showsImage ? (image ?? 40) + 12 : 0
        return Self(
            typical: max(30, context.roundedUp(width + (image ?? 0) + insets)),
            plausible: low...max(low, high + 26 + imageRoom + insets)
        )
    }

    /// A line in whole points, with 6 above and below: 30 at 15 points, 34 at 18 *(measured)*.
    private static func buttonHeight(of view: Layout.View, _ context: ContentContext) -> Self {
        let line = TextFont(of: view, pointSize: titlePointSize(of: view, context), in: context).lineHeight
        let known = view.showsImage ? view.attributeNumber("image", "height").map { max(0, $0) } : nil
        let image = view.showsImage ? known ?? 40 : 0
        let insets = contentInsets(of: view, "top", "bottom")
        guard insets == 0 else {
            let text = max(line, image) + insets
            return Self(typical: text, plausible: text * 0.9 - 1...text * 1.12 + 3)
        }
        let low = min(line * 0.9 - 1, 20)
        let title = line.rounded(.up) + 12
        // The room above and below is the title's: an image alone has none.
        let isImageAlone = view.text?.isEmpty ?? true
        return Self(
            typical: known.map { isImageAlone ? $0 : max($0, title) } ?? title,
            plausible: min(low, known ?? low)...max(line * 1.12 + 20, image + 20, 37)
        )
    }

    /// The insets of a button around its title and image on one axis; without any, the system's.
    private static func contentInsets(of view: Layout.View, _ first: String, _ second: String) -> Double {
        let insets =
            (view.attributeNumber("contentEdgeInsets", first) ?? 0)
            + (view.attributeNumber("contentEdgeInsets", second) ?? 0)
        return max(0, insets)
    }
}
