/// By which an open page knows that it was written again: a page beside it says which one is the newest.
///
/// A page that is a file can load no data; but a page within it can say something.
package struct PageStamp: Sendable, Equatable {
    /// That of the page itself.
    package var value: String
    /// The name of the file beside the page that has the newest.
    package var file: String

    package init(value: String, file: String) {
        self.value = value
        self.file = file
    }

    /// The file beside the page.
    package var text: String {
        let script = "parent.postMessage(\"draft-inspect:\(value)\",\"*\")"
        return """
            <!doctype html>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-\(SHA256.base64(of: script))'">
            <title>stamp</title>
            <script>\(script)</script>

            """
    }
}
