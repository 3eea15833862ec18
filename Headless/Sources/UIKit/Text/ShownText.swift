/// A text that is set as a string or with attributes: what was set last counts, and either is asked for.
struct ShownText {
    private var stored: String?
    private var storedAttributed: NSAttributedString?

    init(string: String? = nil) {
        stored = string
    }

    var string: String? {
        get { stored }
        set {
            stored = newValue
            storedAttributed = nil
        }
    }

    var attributed: NSAttributedString? {
        get { storedAttributed ?? stored.map { NSAttributedString(string: $0) } }
        set {
            stored = newValue?.string
            storedAttributed = newValue
        }
    }
}
