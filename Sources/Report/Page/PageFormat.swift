import LayoutInspector

/// A self-contained page: layouts that can be looked at, resized and asked, and the findings in them, to be opened in a browser.
///
/// Nothing is loaded: the page's policy allows its own script and styles, and no other source. Each document is data, which the
/// script shows when it is scrolled to.
package enum PageFormat: ReportFormat {
    package static let name = "html"
    package static let summary = "a page with pictures, for a browser"
    package static let fileMark: String? = "<meta name=\"generator\" content=\"draft-inspect"
    package static let draws = true
    package static let hidesNotes = true

    package static let declarations = PageOptions.declarations
    package static let defaults = PageOptions()

    package static func writer(of kind: ReportKind, options: PageOptions, style: TextStyle) -> any ReportWriter {
        Writer(options: options, style: style)
    }

    private struct Writer: ReportWriter {
        let options: PageOptions
        let style: TextStyle
        private var run = ReportRun()
        private var placement = FindingPlacement()

        init(options: PageOptions, style: TextStyle) {
            self.options = options
            self.style = style
        }

        mutating func begin(_ run: ReportRun) -> String {
            self.run = run
            placement = FindingPlacement(run)
            return PageTemplate.beginning(run)
        }

        mutating func add(_ file: CheckedFile) -> String {
            let document = PageDocument(
                file,
                path: placement.path(file.path),
                placed: placement.placed(file),
                links: PageLinks(options.sourceLink ?? run.sourceLink, run, placement),
                style: style,
                details: options.details
            )
            return PageTemplate.document(document.json())
        }

        mutating func add(_ solved: SolvedFile) -> String {
            var file = CheckedFile(path: solved.path, layout: solved.layout, findings: [])
            file.scenes = LayoutScenes(frames: solved.solved.frames)
            return add(file)
        }

        mutating func end(_ tally: CheckTally) -> String { PageTemplate.end }
    }
}

/// The addresses of places in the files of a run.
struct PageLinks {
    private let link: SourceLink?
    private let run: ReportRun
    private let placement: FindingPlacement

    init(_ link: SourceLink?, _ run: ReportRun, _ placement: FindingPlacement) {
        self.link = link
        self.run = run
        self.placement = placement
    }

    func address(_ path: String, _ place: Place?) -> String? {
        link?.address(path: placement.path(path), absolute: run.paths?.absolute(path) ?? path, place: place)
    }
}
