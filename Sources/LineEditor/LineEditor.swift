import CLineEditor

/// Reads lines from a terminal with editing, history and completion (libedit).
///
/// To be used from one thread, the one that made it: `read` blocks it. Standard input and output must be a terminal.
package final class LineEditor {
    /// What reading a line gave.
    package enum Event: Equatable {
        case line(String)
        /// A text of several lines that was pasted.
        case pasted(String)
        /// Ctrl-C.
        case cancelled
        /// Ctrl-D on an empty line, or the terminal is gone.
        case endOfInput
    }

    /// What can be inserted at the cursor.
    package struct Completion: Equatable {
        /// To be inserted at the cursor.
        package var insertion: String
        /// To be shown where there is nothing to insert.
        package var candidates: [String]

        package init(insertion: String, candidates: [String]) {
            self.insertion = insertion
            self.candidates = candidates
        }
    }

    /// Asked on Tab, with the text before the cursor.
    package var completer: (String) -> Completion = { _ in Completion(insertion: "", candidates: []) }

    private let editor: OpaquePointer

    /// - Parameter program: The name under which `~/.editrc` knows the program.
    /// - Returns: `nil` where libedit cannot start.
    package init?(program: String) {
        guard let editor = line_editor_create(program) else { return nil }
        self.editor = editor
        let context = Unmanaged.passUnretained(self).toOpaque()
        line_editor_set_completion(
            editor,
            { context, text, length in
                guard let context, let text else { return }
                let bytes = UnsafeRawBufferPointer(start: text, count: length)
                Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
                    .complete(String(decoding: bytes, as: UTF8.self))
            },
            context
        )
    }

    deinit {
        line_editor_destroy(editor)
    }

    /// Reads one line, without its newline.
    ///
    /// - Parameter prompt: Escape sequences in it must be ``LineEditor/invisible(_:)``, and not come last.
    package func read(prompt: String) -> Event {
        var length = 0
        var event = line_editor_end
        let text = line_editor_read(editor, prompt, &length, &event)
        guard let text, event == line_editor_line || event == line_editor_pasted else {
            return event == line_editor_cancelled ? .cancelled : .endOfInput
        }
        // The text lives until the next call only.
        let copy = String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
        return event == line_editor_pasted ? .pasted(copy) : .line(copy)
    }

    /// Marks an escape sequence as taking no columns.
    package static func invisible(_ escapeSequence: String) -> String {
        "\u{1}" + escapeSequence + "\u{1}"
    }

    /// All lines that the keys go through, oldest first.
    package var history: [String] {
        var lines: [String] = []
        withUnsafeMutablePointer(to: &lines) { pointer in
            line_editor_each_history(
                editor,
                { context, text, length in
                    guard let context, let text else { return }
                    let bytes = UnsafeRawBufferPointer(start: text, count: length)
                    context.assumingMemoryBound(to: [String].self).pointee
                        .append(String(decoding: bytes, as: UTF8.self))
                },
                pointer
            )
        }
        return lines
    }

    /// Whether something was typed or pasted that was not read yet, or comes within the time.
    package static func hasInput(within milliseconds: Int32) -> Bool { line_editor_has_input(milliseconds) }

    package func addHistory(_ line: String) {
        line_editor_add_history(editor, line)
    }

    /// - Returns: `false` where the file does not exist or is no history.
    @discardableResult
    package func loadHistory(from path: String) -> Bool {
        line_editor_load_history(editor, path)
    }

    /// Adds the lines of this session to the file, which is replaced as a whole and readable for its owner only.
    ///
    /// - Returns: `false` where the file could not be written.
    @discardableResult
    package func saveHistory(to path: String) -> Bool {
        line_editor_save_history(editor, path)
    }

    private func complete(_ text: String) {
        let completion = completer(text)
        if !completion.insertion.isEmpty {
            line_editor_insert(editor, completion.insertion)
        } else if completion.candidates.count > 1 {
            withCStrings(completion.candidates) { line_editor_list(editor, $0.baseAddress, $0.count) }
        }
    }

    /// All strings in one buffer, each ended by a zero, so that one call can take them.
    private func withCStrings(_ strings: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Void) {
        var buffer: [CChar] = []
        var starts: [Int] = []
        for string in strings {
            starts.append(buffer.count)
            buffer.append(contentsOf: string.utf8.map { CChar(bitPattern: $0) })
            buffer.append(0)
        }
        buffer.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let pointers: [UnsafePointer<CChar>?] = starts.map { base + $0 }
            pointers.withUnsafeBufferPointer(body)
        }
    }
}
