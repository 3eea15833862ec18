import LayoutInspector
import LayoutPrinter

/// What a command of the session asks for. Verbs make it of their arguments and the session as it is; only
/// ``Session/perform(_:)`` does it.
enum SessionAction {
    /// Nothing but an answer, whose lines all end with a newline.
    case answer(String)
    /// A change that can be undone, reported under a headline.
    ///
    /// - Parameter overwritesNames: Whether a names file that is not ours is overwritten.
    case step(Session.Step, saying: String, overwritesNames: Bool = false)
    /// To undo or redo this number of steps.
    case travel(Int, isUndo: Bool)
    /// To go on with other options.
    case options(SessionOptions, saying: String)
    case load(LoadRequest)
    case write(WriteRequest)
    /// To load what the user pastes.
    case paste
    /// To look at one scene of a storyboard only, by its root's id; `nil`: at all.
    case enter(scene: String?, saying: String)
    /// To run the commands of a file.
    case run(script: String)
    case end
}

/// A layout to go on with.
struct LoadRequest {
    var paths: [String]
    var options = InputOptions()
    /// Which layout of a file that holds several, whatever path and options say.
    var part: Int?
    /// Whether edits that are not saved are given up unasked.
    var isForced = false
    /// Whether the file is one of the session's own, for a text that was pasted.
    var isPasted = false
}

/// A file to write.
struct WriteRequest {
    var text: String
    /// As it was typed.
    var path: String
    var saying: String
    /// Whether a file is overwritten whatever it is.
    var isForced = false
    /// Whether what was edited can be had again from the file.
    var keepsEdits = false
    /// Whether the file is a storyboard or xib with edits written into it, which is lost where others changed it since.
    var isDocument = false
}

/// A standard guide that a layout is to hold, such as the safe area of a view.
struct StandardGuide {
    var kind: Layout.Guide.Kind
    var view: Int
}
