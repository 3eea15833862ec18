import LayoutInspector
import LayoutReport

/// Comparisons of several layouts at once: those of a file's classes, and those of folders.
extension SameCommand {
    // MARK: Classes

    /// Compares code that is not read whole class by class: what is not known counts as the same where its expression is.
    ///
    /// - Parameter failure: Why it is not read whole.
    /// - Returns: The worst verdict.
    func compareClasses(
        _ page: ComparisonPage,
        _ proof: SamenessProofFile,
        failure: CommandFailure
    ) throws -> Sameness.Verdict {
        let sides = try [old, new].map { (path) throws(CommandFailure) in try LayoutRevision(path).classes() }
        var rest = Self.byTitle(sides[1].readings)
        let first = Self.byTitle(sides[0].readings)
        if first.isEmpty || rest.isEmpty { throw failure }
        var comparisons: [Comparison] = []
        var isEach = true
        for (title, reading) in first {
            guard let place = rest.firstIndex(where: { $0.title == title }) else {
                writeStatus("\(old): \(title) is not in \(new)")
                isEach = false
                continue
            }
            let second = rest.remove(at: place).reading
            comparisons.append(try comparison(reading, second, "\(old) (\(title))", "\(new) (\(title))"))
        }
        for (title, _) in rest {
            writeStatus("\(new): \(title) is not in \(old)")
            isEach = false
        }
        try write(comparisons, page, proof)
        writeStatus("values that the code does not show count as the same where their expressions are")
        let worst = isEach ? Self.worst(comparisons.map(\.result.verdict)) : .different
        guard worst != .different, sides[0].open != sides[1].open else { return worst }
        for (path, one, other) in [(old, sides[0].open, sides[1].open), (new, sides[1].open, sides[0].open)] {
            guard let line = one.first(where: { !other.contains($0) }) else { continue }
            writeStatus("\(path): what this does is not known, and the other file has no such code: \(printable(line))")
        }
        return .unknown
    }

    private static func byTitle(_ readings: [Reading]) -> [(title: String, reading: Reading)] {
        readings.compactMap { reading in reading.part?.title.map { ($0, reading) } }
    }

    private static func worst(_ verdicts: [Sameness.Verdict]) -> Sameness.Verdict {
        for verdict in [Sameness.Verdict.different, .unknown, .sameInRange] where verdicts.contains(verdict) {
            return verdict
        }
        return .same
    }

    // MARK: Folders

    /// Every layout of the first folder with the one of the second that has its classes, or its file's name.
    ///
    /// - Returns: The worst verdict.
    func compareFolders(_ page: ComparisonPage, _ proof: SamenessProofFile) throws -> Sameness.Verdict {
        let sides = try [old, new].map { (path) throws(CommandFailure) in try readings(of: path) }
        var comparisons: [Comparison] = []
        var missing: [String] = []
        for (path, reading) in sides[0] {
            guard
                let partner = sides[1].first(where: { Self.haveSameClass($0.reading.layout, reading.layout) })
                    ?? sides[1].first(where: { Self.baseName($0.path) == Self.baseName(path) })
            else {
                missing.append(path)
                continue
            }
            comparisons.append(try comparison(reading, partner.reading, path, partner.path))
        }
        try write(comparisons, page, proof)
        for path in missing { writeStatus("\(path): no class or file of this name in \(new)") }
        return missing.isEmpty ? Self.worst(comparisons.map(\.result.verdict)) : .different
    }

    private func readings(of folder: String) throws(CommandFailure) -> [(path: String, reading: Reading)] {
        let options = try input.options()
        var found: [(path: String, reading: Reading)] = []
        for file in try Inputs.open([folder], options).files {
            do throws(CommandFailure) {
                found.append((file, try LoadedLayout(reading: [file], options).reading))
            } catch {
                writeStatus(error.message)
            }
        }
        return found
    }

    private static func haveSameClass(_ first: Layout, _ second: Layout) -> Bool {
        func classes(_ layout: Layout) -> Set<String> {
            var classes: Set<String> = []
            for view in layout.views where view.parent == nil {
                if let controller = view.viewController { classes.insert(controller) }
                if view.className != view.baseClass { classes.insert(view.shortClassName) }
            }
            return classes
        }
        return !classes(first).isDisjoint(with: classes(second))
    }

    private static func baseName(_ path: String) -> Substring {
        let file = path.split(separator: "/").last ?? ""
        return file.split(separator: ".").first ?? file
    }
}
