import LayoutInspector

/// Layout code of the user's: files, the views that they declare, and the sizes to make them at.
struct LayoutCode {
    var files: [String]
    /// Each makes a view or a controller.
    var expressions: [String]
    /// None: as large as its content, or the screen.
    var sizes: [Size]
    /// Folders of other libraries' sources.
    var packages: [SourcePackage]
    /// Seconds.
    var timeLimit: Int

    /// The dump of one view that the code makes, at one size.
    struct Dump {
        var name: String
        var text: String
    }

    /// - Returns: A dump for each view and size.
    /// - Throws: ``CommandFailure`` with the first errors, in the user's files.
    func dumps(with library: HeadlessLibrary) throws(CommandFailure) -> [Dump] {
        let lowered = try files.map { (path) throws(CommandFailure) in try Self.lowered(path) }
        return try TemporaryFolder.with { (folder) throws(CommandFailure) in
            try TemporaryFolder.makeAll(folder + "/code")
            var program: [SwiftProgram.File] = []
            for (path, text) in zip(files, lowered) {
                program.append(SwiftProgram.File(path: "code/" + Self.name(of: path), text: text))
            }
            program.append(SwiftProgram.File(path: "main.swift", text: main))
            var arguments = library.compiler.isolatesByDefault ? ["-default-isolation", "MainActor"] : []
            for package in packages { arguments += try package.compiled(with: library, in: folder) }
            let result = try SwiftProgram.compiled(
                program,
                with: library,
                in: folder,
                isStrict: false,
                arguments: arguments
            )
            switch result {
            case .failure(let errors): throw failure(errors, in: folder)
            case .success(let program):
                let run = try program.run([folder], seconds: timeLimit)
                for line in String(decoding: run.output + run.error, as: UTF8.self).split(separator: "\n") {
                    writeStatus(String(line))
                }
                return try scenes.map { (scene) throws(CommandFailure) in
                    Dump(name: scene.name, text: try dump(of: scene, in: folder))
                }
            }
        }
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func lowered(_ path: String) throws(CommandFailure) -> String {
        let text: String
        do throws(ReadError) {
            text = String(decoding: try contents(ofFile: path), as: UTF8.self)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
        #if canImport(ObjectiveC)
            return text
        #else
            let lowering = ObjectiveCLowering(text)
            if lowering.refusals.isEmpty { return lowering.text }
            let lines = lowering.refusals.map { "\(path):\($0.line):\($0.column): \($0.message)" }
            throw CommandFailure(lines.joined(separator: "\n"), code: .unreadable)
        #endif
    }

    /// A view at a size, and the name of its dump.
    private struct Scene {
        var expression: String
        var size: Size?
        var name: String
    }

    private var scenes: [Scene] {
        var names: [String: Int] = [:]
        return expressions.flatMap { expression in
            (sizes.isEmpty ? [nil] : sizes.map(Optional.some)).map { size in
                let view = String(expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                var name = view.isEmpty ? "layout" : view
                if let size { name += " \(Int(size.width))x\(Int(size.height))" }
                names[name, default: 0] += 1
                if let count = names[name], count > 1 { name += " \(count)" }
                return Scene(expression: expression, size: size, name: name)
            }
        }
    }

    private func dump(of scene: Scene, in folder: String) throws(CommandFailure) -> String {
        do throws(ReadError) {
            let path = folder + "/" + scene.name + ".json"
            var text = String(decoding: try contents(ofFile: path), as: UTF8.self)
            // Lines of code are known by the module and the file's name.
            for file in files {
                // Libraries state the file alone.
                for name in ["Layout/" + Self.name(of: file), Self.name(of: file)] {
                    text = text.replacing("\"file\": \"\(name)\"", with: "\"file\": \"\(file)\"")
                }
            }
            return text
        } catch {
            throw CommandFailure("the layout code ended before it made \(scene.expression)", code: .unreadable)
        }
    }

    private func failure(_ errors: SwiftProgram.Errors, in folder: String) -> CommandFailure {
        var lines = errors.lines.map { line in
            for path in files {
                let copy = folder + "/code/" + Self.name(of: path)
                if line.hasPrefix(copy + ":") { return path + line.dropFirst(copy.utf8.count) }
            }
            // What is wrong in the program around the code is the expression.
            if line.hasPrefix(folder + "/main.swift"), let place = line.firstRange(of: "error: ") {
                return (expressions.count == 1 ? "--view '\(expressions[0])': " : "--view: ")
                    + line[place.upperBound...]
            }
            return String(line)
        }
        let count = lines.count
        if count > 5 { lines = lines.prefix(5) + ["… and \(count - 5) more errors"] }
        return CommandFailure(
            (["the layout code does not compile"] + lines).joined(separator: "\n  "),
            code: .unreadable
        )
    }

    /// Of the main run loop, after which code that always puts something off is taken as it is.
    private static let mostTurns = 16

    private var main: String {
        let calls = scenes.map { scene in
            let made = scene.expression.contains("(") ? scene.expression : scene.expression + "()"
            let value = scene.size.map { "CGSize(width: \($0.width), height: \($0.height))" } ?? "nil"
            return "write(\(made), \"\(scene.name)\", \(value))"
        }
        return """
            \(HeadlessModule.imports(["Foundation", "UIKit"]))
            let folder = CommandLine.arguments[1]

            @MainActor func write(_ controller: UIViewController, _ name: String, _ size: CGSize?) {
                let view = controller.view!
                place(view, size ?? UIScreen.main.bounds.size)
                write(view, name)
                withExtendedLifetime(controller) {}
            }

            @MainActor func write(_ view: UIView, _ name: String, _ size: CGSize?) {
                // Tables make their rows as high as these need.
                let row = (view as? UITableViewCell)?.contentView ?? (view as? UITableViewHeaderFooterView)?.contentView
                settle(row ?? view)
                if let size, row == nil {
                    place(view, size)
                } else if row != nil || view.frame.size == .zero {
                    let width = size?.width ?? UIScreen.main.bounds.width
                    let fitting = (row ?? view).systemLayoutSizeFitting(
                        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                    place(view, CGSize(width: width, height: fitting.height))
                } else {
                    settle(view)
                }
                write(view, name)
            }

            @MainActor func place(_ view: UIView, _ size: CGSize) {
                view.frame = CGRect(origin: .zero, size: size)
                settle(view)
            }

            final class Turn: @unchecked Sendable {
                var hasCome = false
            }

            /// Lays out, and again what code put off to the main queue, the main actor or the run loop, until that changes
            /// nothing.
            @MainActor func settle(_ view: UIView) {
                var before = ""
                for _ in 0..<\(Self.mostTurns) {
                    view.layoutIfNeeded()
                    let turn = Turn()
                    DispatchQueue.main.async { turn.hasCome = true }
                    repeat {
                        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                    } while !turn.hasCome
                    let after = LayoutDump.text(of: [view])
                    if after == before { return }
                    before = after
                }
            }

            @MainActor func write(_ view: UIView, _ name: String) {
                let text = LayoutDump.text(of: [view])
                try? text.write(toFile: folder + "/" + name + ".json", atomically: false, encoding: .utf8)
            }

            MainActor.assumeIsolated {
            // Conflicts are findings; what ends an app ends this program.
            MisuseReport.handler = { misuse in
                guard case .exception = misuse.severity else { return }
                FileHandle.standardError.write(Data((misuse.description + "\\n").utf8))
                exit(\(SwiftProgram.exceptionStatus))
            }
            \(calls.joined(separator: "\n"))
            }

            """
    }
}
