import UIKit

/// Blocks of any length, as the library has them from iOS 17; below that it ends at ten lines.
@MainActor
@resultBuilder
public struct LayoutBuilder {
    public static func buildExpression<Part: Layout>(_ layout: Part) -> Part { layout }

    public static func buildExpression<Part: Layout>(_ layout: Part?) -> OptionalLayout<Part> {
        OptionalLayout(layout: layout)
    }

    public static func buildExpression<View: UIView>(_ view: View) -> ViewLayout<View, EmptyLayout> {
        ViewLayout(view, EmptyLayout())
    }

    public static func buildExpression<View: UIView>(
        _ view: View?
    ) -> OptionalLayout<ViewLayout<View, EmptyLayout>> {
        OptionalLayout(layout: view.map { ViewLayout($0, EmptyLayout()) })
    }

    public static func buildExpression<Guide: UILayoutGuide>(_ guide: Guide) -> GuideLayout<Guide> {
        GuideLayout(guide)
    }

    public static func buildExpression<Guide: UILayoutGuide>(_ guide: Guide?) -> OptionalLayout<GuideLayout<Guide>> {
        OptionalLayout(layout: guide.map { GuideLayout($0) })
    }

    public static func buildBlock<Part: Layout>(_ layout: Part) -> Part { layout }

    public static func buildBlock<each Part: Layout>(_ layout: repeat each Part) -> LayoutList {
        var layouts: [any Layout] = []
        repeat layouts.append(each layout)
        return LayoutList(layouts)
    }

    public static func buildArray(_ layouts: [some Layout]) -> LayoutList { LayoutList(layouts) }

    public static func buildOptional<Part: Layout>(_ layout: Part?) -> OptionalLayout<Part> {
        OptionalLayout(layout: layout)
    }

    public static func buildEither<First: Layout, Second: Layout>(
        first layout: First
    ) -> ConditionalLayout<First, Second> {
        .first(layout)
    }

    public static func buildEither<First: Layout, Second: Layout>(
        second layout: Second
    ) -> ConditionalLayout<First, Second> {
        .second(layout)
    }

    public static func buildLimitedAvailability(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
}
