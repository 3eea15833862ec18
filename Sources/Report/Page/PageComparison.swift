import LayoutInspector

/// Two layouts of a page, one over the other, with the verdict on them.
package struct PageComparison {
    /// A layout, what it is called, and its frames.
    package struct Side {
        var name: String
        var layout: Layout
        var scenes: LayoutScenes

        package init(name: String, layout: Layout, scenes: LayoutScenes) {
            self.name = name
            self.layout = layout
            self.scenes = scenes
        }
    }

    private let old: Side
    private let new: Side
    private let result: Sameness
    private let text: String

    /// - Parameter text: What people read of the comparison, in lines.
    package init(_ result: Sameness, old: Side, new: Side, text: String) {
        self.old = old
        self.new = new
        self.result = result
        self.text = text
    }

    /// A page of comparisons.
    package static func page(_ comparisons: [PageComparison], run: ReportRun) -> String {
        PageTemplate.beginning(run) + comparisons.map { PageTemplate.document($0.json()) }.joined() + PageTemplate.end
    }

    private func json() -> String {
        var writer = JSONWriter()
        writer.object(isInline: true) { writer in
            writer.member("version", PageDocument.version)
            writer.member("title", "\(old.name) → \(new.name)")
            writer.key("comparison")
            writer.object { writer in
                writer.member("verdict", result.verdict.rawValue)
                writer.member("text", text)
                writer.member("names", [old.name, new.name])
                writer.key("pairs")
                writer.integers(result.pairs.pairs.flatMap { [$0.old, $0.new] })
                if let example = result.counterexample {
                    writer.member("size", [example.size.width, example.size.height])
                }
                writer.key("old")
                PageScene(old.layout, old.scenes, []).write(to: &writer) { _ in nil }
            }
            writer.key("scene")
            PageScene(new.layout, new.scenes, []).write(to: &writer) { _ in nil }
        }
        return writer.takeText()
    }
}
