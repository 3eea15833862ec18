import LayoutInspector

/// SARIF 2.1.0, as GitHub code scanning and editors read it.
///
/// What it says of rules is the same in every report, whatever was found: code scanning keeps that of the last upload for all
/// results of a rule. How sure a result is, it says itself. Notes are written last: they are the first to be omitted if there are
/// more results than GitHub accepts.
package enum SARIFFormat: ReportFormat {
    package static let name = "sarif"
    package static let summary = "SARIF 2.1.0, for code scanning"
    package static let fileMark: String? = #""properties": {"program": "draft-inspect"}"#

    package static let writesReplacements = true

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer(limit: mostResults)
    }

    /// GitHub rejects a report with more results.
    static let mostResults = 25_000
    /// The most related locations of a result that GitHub shows.
    static let mostRelated = 100

    /// Of every rule: its certain findings are proven, and in other files some are only possible.
    static let precision = "high"

    static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

    struct Writer: ReportWriter {
        private let limit: Int
        private var writer = JSONWriter()
        private var placement = FindingPlacement()
        private var notes: [PlacedFinding] = []
        private var count = 0
        private var omitted = 0

        init(limit: Int) {
            self.limit = limit
        }

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            writer.openObject()
            writer.member("$schema", SARIFFormat.schema)
            writer.member("version", "2.1.0")
            writer.key("runs")
            writer.openArray()
            writer.openObject()
            writer.key("properties")
            writer.object(isInline: true) { $0.member("program", ReportRun.program) }
            writer.member("columnKind", "unicodeCodePoints")
            writer.tool(version: run.version)
            writer.key("results")
            writer.openArray()
            return writer.takeText()
        }

        mutating func add(_ file: CheckedFile) -> String {
            for placed in placement.placed(file) {
                guard count + (placed.finding.severity == .note ? notes.count : 0) < limit else {
                    omitted += 1
                    continue
                }
                if placed.finding.severity == .note {
                    notes.append(placed)
                } else {
                    write(placed)
                }
            }
            return writer.takeText()
        }

        mutating func end(_ tally: CheckTally) -> String {
            for placed in notes {
                if count < limit { write(placed) } else { omitted += 1 }
            }
            writer.closeArray()
            writer.invocation(isWhole: !tally.hasUnreadable, omitted: omitted)
            writer.closeObject()
            writer.closeArray()
            writer.closeObject()
            return writer.takeText()
        }

        private mutating func write(_ placed: PlacedFinding) {
            count += 1
            writer.result(placed)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func result(_ placed: PlacedFinding) {
        let finding = placed.finding
        var related: [(id: Int, note: Finding.Note, place: Place)] = []
        var text = SARIFText.escaped(placed.message)
        for note in finding.notes {
            text += "\n"
            if let place = note.place, related.count < SARIFFormat.mostRelated {
                related.append((related.count + 1, note, place))
                text += "[\(SARIFText.escaped(note.text))](\(related.count))"
            } else {
                text += SARIFText.escaped(note.text)
            }
        }
        for fix in finding.fixes.prefix(1) { text += "\nfix: " + SARIFText.escaped(fix.title) }
        object { writer in
            writer.member("ruleId", finding.rule)
            writer.member("level", finding.severity.rawValue)
            writer.message(text)
            writer.key("locations")
            let position = placed.place.map(placed.position) ?? TextReplacement.Position(line: 1, column: 1)
            writer.array { $0.location(path: placed.path, position) }
            if !related.isEmpty {
                writer.key("relatedLocations")
                writer.array { writer in
                    for (id, note, place) in related {
                        writer.location(
                            path: placed.path,
                            placed.position(of: place),
                            id: id,
                            message: note.text
                        )
                    }
                }
            }
            writer.key("partialFingerprints")
            writer.object(isInline: true) { writer in
                writer.member("primaryLocationLineHash", "\(placed.fingerprint):\(placed.occurrence)")
            }
            writer.fixes(finding.fixes.filter { !$0.replacements.isEmpty }, path: placed.path)
            writer.key("properties")
            writer.object(isInline: true) { $0.member("confidence", finding.confidence.rawValue) }
        }
    }

    /// The fixes that an editor can apply to the text of the file.
    private mutating func fixes(_ fixes: [Finding.Fix], path: String) {
        if fixes.isEmpty { return }
        key("fixes")
        array { writer in
            for fix in fixes {
                writer.object { writer in
                    writer.text("description", SARIFText.escaped(fix.title))
                    writer.key("artifactChanges")
                    writer.array { writer in
                        writer.object { writer in
                            writer.artifact(path)
                            writer.key("replacements")
                            writer.array { writer in
                                for replacement in fix.replacements { writer.replacement(replacement) }
                            }
                        }
                    }
                }
            }
        }
    }

    private mutating func replacement(_ replacement: TextReplacement) {
        object(isInline: true) { writer in
            writer.key("deletedRegion")
            writer.region(from: replacement.start, to: replacement.end)
            if !replacement.text.isEmpty { writer.text("insertedContent", replacement.text) }
        }
    }

    fileprivate mutating func tool(version: String) {
        key("tool")
        object { writer in
            writer.key("driver")
            writer.object { writer in
                writer.member("name", ReportRun.program)
                if !version.isEmpty { writer.member("version", version) }
                writer.key("rules")
                writer.array { writer in
                    for rule in RuleInfo.all { writer.rule(rule) }
                }
            }
        }
    }

    private mutating func rule(_ rule: RuleInfo) {
        object { writer in
            writer.member("id", rule.id)
            writer.text("shortDescription", rule.title)
            writer.text("fullDescription", rule.summary)
            writer.key("help")
            writer.object(isInline: true) { writer in
                writer.member("text", rule.meaning)
                writer.member("markdown", rule.meaning)
            }
            writer.key("defaultConfiguration")
            writer.object(isInline: true) { $0.member("level", rule.severity.rawValue) }
            writer.key("properties")
            writer.object(isInline: true) { writer in
                writer.member("precision", SARIFFormat.precision)
                writer.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
            }
        }
    }

    /// Whether every file was read, and what was omitted to stay within GitHub's limit.
    fileprivate mutating func invocation(isWhole: Bool, omitted: Int) {
        key("invocations")
        array { writer in
            writer.object { writer in
                writer.member("executionSuccessful", isWhole)
                guard omitted > 0 else { return }
                writer.key("toolExecutionNotifications")
                writer.array { writer in
                    writer.object { writer in
                        writer.member("level", "warning")
                        writer.message(
                            "\(counted(omitted, "result")) omitted: code scanning accepts 25,000 in a report"
                        )
                    }
                }
            }
        }
    }

    private mutating func message(_ text: String) { self.text("message", text) }

    private mutating func text(_ key: String, _ text: String) {
        self.key(key)
        object(isInline: true) { $0.member("text", text) }
    }

    /// - Parameter id: By which the message links to it.
    private mutating func location(
        path: String,
        _ position: TextReplacement.Position,
        id: Int? = nil,
        message: String? = nil
    ) {
        object(isInline: true) { writer in
            if let id { writer.member("id", id) }
            writer.key("physicalLocation")
            writer.object(isInline: true) { writer in
                writer.artifact(path)
                writer.key("region")
                writer.region(
                    from: position,
                    to: TextReplacement.Position(line: position.line, column: position.column + 1)
                )
            }
            if let message { writer.text("message", SARIFText.escaped(message)) }
        }
    }

    private mutating func artifact(_ path: String) {
        key("artifactLocation")
        object(isInline: true) { writer in
            writer.member("uri", SARIFText.uri(path))
            if !path.hasPrefix("/"), path != "-" { writer.member("uriBaseId", "%SRCROOT%") }
        }
    }

    private mutating func region(from start: TextReplacement.Position, to end: TextReplacement.Position) {
        object(isInline: true) { writer in
            writer.member("startLine", start.line)
            writer.member("startColumn", start.column)
            writer.member("endLine", end.line)
            writer.member("endColumn", end.column)
        }
    }
}

/// Text as SARIF's messages and addresses contain it.
package enum SARIFText {
    /// Brackets would begin a link.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == "[" || character == "]" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// A path as a URI reference: bytes that are not allowed in one are written as `%20`.
    package static func uri(_ path: String) -> String {
        if path == "-" { return "stdin" }
        var result = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
