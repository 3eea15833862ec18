import LayoutModel

/// Controls and bars, whose sizes are rows of their classes.
extension ContentEstimate {
    /// As wide or as high as the class is, in the generation of the controls; `nil` where the class has no such length.
    static func control(_ view: Layout.View, _ axis: Axis, _ context: ContentContext) -> Self? {
        let sizes = view.frameworkClass?.sizes ?? []
        return sizes.length(of: view, axis, in: context.generation).map {
            Self(typical: $0.typical, plausible: $0.plausible)
        }
    }

    private static let segmentPointSize = 13.0

    /// Segments are as wide as the widest title and some room, in whole points. Before iOS 26 a line of one point is between two
    /// of them *(measured; before iOS 26 recorded in documents)*.
    static func segmentsWidth(of view: Layout.View, _ generation: ControlGeneration) -> Self {
        guard let titles = view.attributeTexts("segments"), !titles.isEmpty else {
            return Self(typical: 130, plausible: 30...300)
        }
        let font = TextFont(pointSize: segmentPointSize)
        let widths = titles.map { font.longestLine(of: $0) }
        let title = widths.max() ?? 0
        let count = Double(titles.count)
        let typical =
            generation >= .iOS26
            ? count * (title.rounded(.up) + 19)
            : count * (title + (generation >= .iOS13 ? 20 : 13.6)).rounded() + count - 1
        // Before iOS 13, each segment was as wide as its own title.
        return Self(typical: typical, plausible: 0.6 * typical - widthSlack...1.15 * typical + widthSlack)
    }

    static func pagesWidth(of view: Layout.View, _ generation: ControlGeneration) -> Self {
        let pages = min(100, max(1, view.attributeNumber("numberOfPages") ?? 3))
        let typical = generation >= .iOS26 ? 18 * pages + 20 : 16 * pages - 9
        return Self(typical: typical, plausible: 6...20 * pages + 90)
    }
}
