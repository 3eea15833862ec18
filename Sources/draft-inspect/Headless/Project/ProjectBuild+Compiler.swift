import LayoutProject

/// What the compiler is asked.
extension ProjectBuild {
    private var common: [String] {
        let isolation = library.compiler.isolatesByDefault ? ["-default-isolation", "MainActor"] : []
        return ["-swift-version", "5", "-Onone", "-suppress-warnings", "-module-name", "Layout", "-D", "DEBUG"]
            + library.arguments + isolation
    }

    var made: [String] {
        [LeftOutValues.fileName, AssociatedObjects.fileName, Self.stubsFile, "Scenes.swift", "Makers.swift"]
            .map { folder + "/code/" + $0 }
    }

    func copies(_ paths: some Sequence<String>) -> [String] {
        paths.sorted().compactMap { names[$0].map { folder + "/code/" + $0 } }
    }

    /// What the compiler says; `nil`: nothing.
    func output(of stage: Stage, _ changed: Set<String>) throws(CommandFailure) -> String? {
        switch stage {
        case .files: changed.isEmpty ? nil : try typeChecked(copies(changed))
        case .scenes: try typeChecked(copies(changed) + made)
        case .flow: try flow()
        case .program: try linked()
        }
    }

    /// What the compiler says of the bodies of files; `nil`: nothing.
    private func typeChecked(_ primary: [String]) throws(CommandFailure) -> String? {
        let all = copies(program.files.keys) + made + [folder + "/main.swift"]
        // Two at a time: each knows all files, and looks into its own.
        let parts =
            primary.count < 6
            ? [primary]
            : [0, 1].map { part in
                primary.indices.filter { $0 % 2 == part }.map { primary[$0] }
            }
        let commands = parts.map { part in
            let own = Set(part)
            return ["-frontend", "-typecheck"] + common + library.compiler.trialLimit
                + packages.filter { !$0.hasSuffix(".o") }
                + part.flatMap { ["-primary-file", $0] } + all.filter { !own.contains($0) }
        }
        let results = try library.compiler.runAll(commands, temporaryFolder: folder)
        if results.allSatisfy({ $0.ending == .exited(0) }) { return nil }
        return results.map { String(decoding: $0.error + $0.output, as: UTF8.self) }.joined(separator: "\n")
    }

    /// What the compiler says of what functions do: whether they return, and set what they have to. It asks file by file
    /// unless all are one.
    private func flow() throws(CommandFailure) -> String? {
        let files = copies(program.files.keys) + made + [folder + "/main.swift"]
        let result = try library.compiler.run(
            ["-frontend", "-emit-sil", "-o", "/dev/null"] + common + library.compiler.trialLimit
                + packages.filter { !$0.hasSuffix(".o") } + files,
            temporaryFolder: folder
        )
        return result.ending == .exited(0) ? nil : String(decoding: result.error + result.output, as: UTF8.self)
    }

    /// The same of the whole program, which is there if there is nothing.
    private func linked() throws(CommandFailure) -> String? {
        let files = copies(program.files.keys) + made + [folder + "/main.swift"]
        let result = try library.compiler.run(
            common + packages + ["-wmo", "-num-threads", "2", "-o", folder + "/program"] + files + [library.linkedFile],
            temporaryFolder: folder
        )
        return result.ending == .exited(0) ? nil : String(decoding: result.error + result.output, as: UTF8.self)
    }
}
