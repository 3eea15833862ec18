import LayoutModel

/// A button with a configuration (plain, gray, tinted, filled, …): a title of 17 points, an image, and insets around
/// both, 12 at the sides and 7 above and below *(measured)*. The button's own font does not count.
struct ConfiguredButton {
    private let view: Layout.View
    private let titleSize: Double
    private let subtitle: String?
    private let image: PerAxis<Double>?
    private let isImageSizeKnown: Bool
    /// Whether the image is above or below the title.
    private let isStacked: Bool

    private static let subtitleSize = 13.0
    private static let sideInset = 12.0
    private static let verticalInset = 7.0

    /// `nil` if the button has no configuration.
    init?(_ view: Layout.View) {
        guard let configuration = view.attribute("configuration"), configuration != "null" else { return nil }
        self.view = view
        titleSize =
            view.attributeNumber("configuration.titleFontDescription", "size", "pointSize")
            ?? view.attributeText("configuration.titleFontDescription", member: "style").flatMap {
                TextStyles.pointSize(of: $0, at: .large)
            } ?? 17
        subtitle = view.attributeText("configuration.subtitle").flatMap { $0.isEmpty ? nil : $0 }
        let showsImage = view.showsImage || view.attribute("configuration.image") != nil
        let width = view.attributeNumber("image", "width") ?? view.attributeNumber("configuration.image", "width")
        let height = view.attributeNumber("image", "height") ?? view.attributeNumber("configuration.image", "height")
        isImageSizeKnown = width != nil && height != nil
        // A symbol is as large as the title's font, about.
        let symbol = ContentEstimate.symbolLength(pointSize: titleSize)
        image = showsImage ? PerAxis(max(0, width ?? symbol), max(0, height ?? symbol)) : nil
        isStacked = ["top", "bottom"].contains(view.attributeText("configuration.imagePlacement") ?? "")
    }

    func estimate(_ axis: Axis, _ context: ContentContext) -> ContentEstimate {
        let title = titles(axis, context)
        let image = image.map { $0[axis] } ?? 0
        let isAlong = isStacked == (axis == .vertical)
        let padding = title > 0 && image > 0 ? number("imagePadding") ?? 0 : 0
        let content = isAlong ? title + padding + image : max(title, image)
        let insets = insets(axis)
        let low =
            (isAlong ? title * 0.85 + (isImageSizeKnown ? image : 0) : title * 0.85)
            + (hasOwnInsets ? insets : 0) - ContentEstimate.widthSlack
        let unknownImage = self.image != nil && !isImageSizeKnown ? 40.0 : 0
        let high = content * 1.15 + max(insets, 2 * 20) + unknownImage + ContentEstimate.widthSlack
        return ContentEstimate(typical: context.roundedUp(content + insets), plausible: max(0, low)...max(low, high))
    }

    /// The length of title and subtitle, one below the other.
    private func titles(_ axis: Axis, _ context: ContentContext) -> Double {
        let title = view.text ?? ""
        if axis == .horizontal {
            return max(width(of: title, titleSize), subtitle.map { width(of: $0, Self.subtitleSize) } ?? 0)
        }
        // Without a title and subtitle an image is alone; a button without anything keeps a line.
        let lines = title.isEmpty && (subtitle != nil || image != nil) ? 0 : height(of: title, titleSize, context)
        guard let subtitle else { return lines }
        return lines + (lines > 0 ? number("titlePadding") ?? 1 : 0) + height(of: subtitle, Self.subtitleSize, context)
    }

    private func width(of text: String, _ size: Double) -> Double {
        TextFont(pointSize: size).longestLine(of: text)
    }

    private func height(of text: String, _ size: Double, _ context: ContentContext) -> Double {
        let lines = 1 + text.unicodeScalars.lazy.filter { $0 == "\n" }.count
        return context.roundedUp(SystemFont.lineHeight(size) * Double(lines))
    }

    private var hasOwnInsets: Bool { view.attribute("configuration.contentInsets") != nil }

    private func insets(_ axis: Axis) -> Double {
        func inset(_ names: [String], _ usual: Double) -> Double {
            for name in names {
                if let points = view.attributeNumber("configuration.contentInsets", name) { return points }
            }
            return hasOwnInsets ? 0 : usual
        }
        return axis == .horizontal
            ? max(
                0,
                inset(["leading", "left", "minX"], Self.sideInset)
                    + inset(["trailing", "right", "maxX"], Self.sideInset)
            )
            : max(0, inset(["top", "minY"], Self.verticalInset) + inset(["bottom", "maxY"], Self.verticalInset))
    }

    private func number(_ key: String) -> Double? { view.attributeNumber("configuration." + key).map { max(0, $0) } }
}
