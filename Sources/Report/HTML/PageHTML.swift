import LayoutInspector

/// The parts of a page around its documents.
enum PageHTML {
    /// - Parameter version: Of the program.
    static func beginning(version: String) -> String {
        // Of what a document contains nothing is ever run or loaded, even if it came through unescaped.
        let policy =
            "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(SHA256.base64(of: styles))'; "
            + "script-src 'sha256-\(SHA256.base64(of: script))'"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="generator" content="\(escapedForXML(ReportRun.program + " " + version))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <title>Layout report</title>
            <style>\(styles)</style>
            </head>
            <body>
            <a class="skip" href="#findings">Skip to findings</a>
            <header>
            <h1>Layout report</h1>
            <form role="search" id="filter">
            <label>Find <input type="search" id="words" placeholder="file, view, rule" autocomplete="off"></label>
            <label><input type="checkbox" value="error" checked> errors</label>
            <label><input type="checkbox" value="warning" checked> warnings</label>
            <label><input type="checkbox" value="note" checked> notes</label>
            <label><input type="checkbox" value="clean" checked> clean</label>
            <button type="button" id="theme">Dark</button>
            </form>
            <p class="keys">Keys: <kbd>j</kbd> and <kbd>k</kbd> next and previous finding, <kbd>/</kbd> find, \
            <kbd>Esc</kbd> close</p>
            </header>
            <p id="status" role="status"></p>
            <main id="findings">

            """
    }

    static let end = "<script>\(script)</script>\n</body>\n</html>\n"
}

/// The documents of a page, listed at its end, where all of them are known.
struct PageContents {
    private var items: [String] = []

    /// The next document's.
    var nextID: String { "d\(items.count + 1)" }

    mutating func add(_ document: DocumentHTML) {
        var item = "<li><a href=\"#\(document.id)\">\(escapedForXML(document.title))</a>"
        for severity in [Finding.Severity.error, .warning, .note] {
            let count = document.count(severity)
            if count == 0 { continue }
            item += " <span class=\"count \(severity.rawValue)\">\(counted(count, severity.rawValue))</span>"
        }
        items.append(item + "</li>\n")
    }

    func text(tally: CheckTally, showsNotes: Bool) -> String {
        var text = "</main>\n<nav aria-label=\"Documents\">\n<p>\(escapedForXML(tally.sentence))</p>\n"
        if !showsNotes, let sentence = tally.sentenceOfNotes {
            text += "<p class=\"remark\">\(escapedForXML(sentence))</p>\n"
        }
        return text + "<ol>\n\(items.joined())</ol>\n</nav>\n"
    }
}
