import Foundation
import TestSupport
import Testing

@testable import LayoutModel

/// Headless says in its dumps what only shows of a view by the rows of `UIKitProperty`: a file of its sources is written from
/// them.
///
/// `RECORD_GOLDENS=1 swift test --filter HeadlessTableTests` writes it anew.
@Suite struct HeadlessTableTests {
    private static let path = "Headless/Sources/UIKit/Dump/AttributeList+Appearance.swift"

    @Test("the attributes that Headless dumps are those of the table that its classes have")
    func attributes() throws {
        let written = try source()
        let place = packageRoot.appendingPathComponent(Self.path)
        let known = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
        if known == written { return }
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try Data(written.utf8).write(to: place)
            Issue.record("recorded \(Self.path), review and re-run")
        } else {
            Issue.record("\(unifiedDifference(from: known, to: written, names: (Self.path, "the table")))")
        }
    }

    private func source() throws -> String {
        let headless = try HeadlessSources()
        var text = """
            // Written from the table of UIKit's properties (Sources/Inspector/Model/UIKit) by HeadlessTableTests of the package
            // above. Do not edit.
            // swift-format-ignore-file

            extension AttributeList {
                /// The properties that only show, where they are not as in a new view of the class.
                mutating func addAppearance(of view: UIView) {
                    let plain = Self.plain(like: view)

            """
        let rows = UIKitClass.all.filter { $0.isKind(of: "UIView") && headless.members[$0.name] != nil }
        for row in rows {
            let lines = UIKitProperty.all.compactMap { line($0, row, headless) }
            if lines.isEmpty { continue }
            let isEvery = row.superclass == nil
            text +=
                isEvery
                ? "        do {\n" : "        if let view = view as? \(row.name), let plain = plain as? \(row.name) {\n"
            text += lines.map { "            \($0)\n" }.joined() + "        }\n"
        }
        text += """
                }

                /// A new view of the nearest class of UIKit.
                private static func plain(like view: UIView) -> UIView {

            """
        // Subclasses are behind their superclasses.
        for row in rows.reversed() where row.superclass != nil {
            let made = row.name + row.initializer.ordinaryArguments
            text += "        if view is \(row.name) { return plain(\(row.name).self) { \(made) } }\n"
        }
        return text + "        return plain(UIView.self) { UIView() }\n    }\n}\n"
    }

    /// The statement for a property of a class, if the class itself has it in Headless.
    private func line(_ property: UIKitProperty, _ row: UIKitClass, _ headless: HeadlessSources) -> String? {
        guard property.use == .appearance, property.isAssigned, property.owners.contains(row.name) else { return nil }
        let names = property.path.split(separator: ".").map(String.init)
        let owner = names.count == 2 && names[0] == "layer" ? "CALayer" : row.name
        guard let name = names.last, names.count == 1 || owner == "CALayer",
            ([owner] + (owner == row.name ? row.ancestry : [])).contains(where: {
                headless.members[$0]?.contains(name) ?? false
            })
        else { return nil }
        switch property.kind {
        case .number:
            return "add(\"\(property.key)\", CGFloat(view.\(property.path)), unless: CGFloat(plain.\(property.path)))"
        case .bool, .string, .color, .image, .cases:
            return "add(\"\(property.key)\", view.\(property.path), unless: plain.\(property.path))"
        default: return nil
        }
    }
}

/// The classes of Headless and the properties that they declare.
private struct HeadlessSources {
    var members: [String: Set<String>] = [:]

    init() throws {
        let folder = packageRoot.appendingPathComponent("Headless/Sources/UIKit")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        for file in files.sorted() where file.hasSuffix(".swift") {
            var owner: String?
            for line in try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(
                separator: "\n"
            ) {
                if let match = line.firstMatch(
                    of: #/^(?:@MainActor )?(?:open|public)?(?: final)? ?(?:class|extension) (\w+)/#
                ) {
                    owner = String(match.1)
                    members[owner ?? "", default: []].formUnion([])
                } else if let owner,
                    let match = line.firstMatch(of: #/^    (?:@\w+ )*(?:open|public)(?: override)? var (.*)/#)
                {
                    // One declaration can name several: `open var a = 1, b = 2`.
                    for part in match.1.split(separator: ",") {
                        let name = part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }
                        members[owner, default: []].insert(String(name))
                    }
                }
            }
        }
    }
}
