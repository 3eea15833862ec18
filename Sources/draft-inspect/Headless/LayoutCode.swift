import LayoutInspector
import LayoutProject

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
        let sources = try files.map { (path) throws(CommandFailure) in try Self.source(path) }
        let optional = sources.reduce(into: Set<String>()) { $0.formUnion(OptionalRequirements.names(in: $1)) }
        let lowered = sources.map { ProjectLowering($0, known: nil, optional: optional, always: []).file }
        return try TemporaryFolder.with { (folder) throws(CommandFailure) in
            try TemporaryFolder.makeAll(folder + "/code")
            var program: [SwiftProgram.File] = []
            for (path, file) in zip(files, lowered) {
                program.append(
                    SwiftProgram.File(
                        path: "code/" + Self.name(of: path),
                        text: String(decoding: file.bytes, as: UTF8.self)
                    )
                )
            }
            if lowered.contains(where: { AssociatedObjects.areUsed(in: $0.bytes) }) {
                program.append(
                    SwiftProgram.File(path: "code/" + AssociatedObjects.fileName, text: AssociatedObjects.source)
                )
            }
            program.append(SwiftProgram.File(path: "main.swift", text: main(try calls(lowered))))
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

    /// Of the files as the user wrote them.
    var places: DeclaredPlaces {
        get throws(CommandFailure) {
            DeclaredPlaces(
                try files.map { (path) throws(CommandFailure) in
                    do throws(ReadError) {
                        return ProjectFile(path: path, bytes: try contents(ofFile: path))
                    } catch {
                        throw CommandFailure(unreadable(path, error), code: .unreadable)
                    }
                }
            )
        }
    }

    private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// A file without what needs the Objective-C runtime, where there is none.
    private static func source(_ path: String) throws(CommandFailure) -> ProjectFile {
        let text: String
        do throws(ReadError) {
            text = String(decoding: try contents(ofFile: path), as: UTF8.self)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
        let file = ProjectFile(path: path, text: text)
        #if canImport(ObjectiveC)
            return file
        #else
            let lowering = ObjectiveCLowering(file)
            if lowering.refusals.isEmpty { return lowering.file }
            let lines = lowering.refusals.map { "\(path):\($0.place.line):\($0.place.column): \($0.message)" }
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
                if let size { name += " " + size.sceneName }
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
        if count > 20 { lines = lines.prefix(20) + ["… and \(count - 20) more errors"] }
        if lines.contains(where: { $0.contains("no such module") }) {
            lines.append("--package PATH compiles a library first; --project PATH does without what is missing")
        }
        return CommandFailure(
            (["the layout code does not compile"] + lines).joined(separator: "\n  "),
            code: .unreadable
        )
    }

    /// The call for each scene. A class is made by its own initializer, if that needs nothing.
    ///
    /// - Throws: ``CommandFailure`` for a class that needs arguments, with its initializers.
    private func calls(_ lowered: [ProjectFile]) throws(CommandFailure) -> [String] {
        var index = ProjectIndex()
        for file in lowered { index.add(file) }
        let classes = index.scenes(in: lowered)
        return try scenes.map { (scene) throws(CommandFailure) in
            var made = scene.expression
            if !made.contains("(") {
                let known = classes.first { $0.name == made }
                if let known, !known.neededArguments.isEmpty {
                    throw CommandFailure(
                        "--view \(made): needs arguments, as in '\(made)(\(known.neededArguments))'",
                        code: .usage
                    )
                }
                made = known?.expressions.first ?? made + "()"
            }
            let value = scene.size.map { "CGSize(width: \($0.width), height: \($0.height))" } ?? "nil"
            return "_write(\(made), \"\(scene.name)\", \(value))"
        }
    }

    private func main(_ calls: [String]) -> String {
        HeadlessModule.imports(["Foundation", "UIKit"]) + SceneProgram.start
            + calls.joined(separator: "\n") + "\n" + SceneProgram.end
    }
}

extension Size {
    /// `320x568`, `320` for a width alone.
    var sceneName: String { height > 0 ? "\(Int(width))x\(Int(height))" : "\(Int(width))" }
}
