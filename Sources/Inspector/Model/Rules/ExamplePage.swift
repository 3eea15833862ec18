/// The form of the pages on rules: what it is, what it means, and an example with and one without it.
enum ExamplePage {
    /// The page as Markdown, ended by a line break.
    static func text(title: String, lead: String, meaning: String, bad: String, good: String) -> String {
        """
        # \(title)

        \(lead)

        \(meaning)

        ## Found in

        ```
        \(bad)
        ```

        ## Not found in

        ```
        \(good)
        ```

        """
    }
}
