import LayoutInspector

/// A self-contained page: pictures of the layouts, and the findings in them, to be opened in a browser.
///
/// Nothing is loaded: the page's policy allows its own script and styles, and no other source.
package enum HTMLFormat: ReportFormat {
    package static let name = "html"
    package static let summary = "a page with pictures, for a browser"
    package static let fileMark: String? = "<meta name=\"generator\" content=\"draft-inspect"
    package static let draws = true
    package static let hidesNotes = true

    package static let declarations = HTMLOptions.declarations
    package static let defaults = HTMLOptions()

    package static func writer(of kind: ReportKind, options: HTMLOptions, style: TextStyle) -> any ReportWriter {
        Writer(options: options, style: style)
    }

    private struct Writer: ReportWriter {
        let options: HTMLOptions
        let style: TextStyle
        private var run = ReportRun()
        private var placement = FindingPlacement()
        private var contents = PageContents()

        init(options: HTMLOptions, style: TextStyle) {
            self.options = options
            self.style = style
        }

        mutating func begin(_ run: ReportRun) -> String {
            self.run = run
            placement = FindingPlacement(run)
            return PageHTML.beginning(version: run.version)
        }

        mutating func add(_ file: CheckedFile) -> String {
            let placement = placement
            let (link, paths) = (options.sourceLink ?? run.sourceLink, run.paths)
            let document = DocumentHTML(
                file,
                id: contents.nextID,
                path: placement.path(file.path),
                placed: self.placement.placed(file),
                style: style,
                details: options.details
            ) { path, place in
                link?.address(path: placement.path(path), absolute: paths?.absolute(path) ?? path, place: place)
            }
            contents.add(document)
            return document.text()
        }

        mutating func add(_ solved: SolvedFile) -> String {
            var file = CheckedFile(path: solved.path, layout: solved.layout, findings: [])
            file.scenes = LayoutScenes(frames: solved.solved.frames)
            return add(file)
        }

        mutating func end(_ tally: CheckTally) -> String {
            contents.text(tally: tally, showsNotes: style.showsNotes) + PageHTML.end
        }
    }
}
