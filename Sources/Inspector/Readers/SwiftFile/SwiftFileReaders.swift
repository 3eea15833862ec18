import LayoutModel
import LayoutSyntax

/// Reads layout code in Swift: what `print` writes, and straight-line code by hand (Documentation/SourceInput.md).
protocol SwiftFileReader: LayoutReader {
    static var library: SwiftFileLibrary { get }
}

extension SwiftFileReader {
    package static var format: InputFormat { library.format }

    package static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        SwiftFileRecognition.library(of: bytes) == library
    }

    package static func read(_ bytes: UnsafeRawBufferPointer, options: ReadOptions) throws(ReadError) -> Reading {
        let tokens = try SwiftCodeTokens(bytes)
        var run = SwiftFileRun(try SwiftFileProgram(tokens), library)
        try run.runAll()
        let notes = run.notes
        var assembly = SwiftFileAssembly(run, path: options.path)
        return assembly.assemble(notes: notes)
    }
}

package enum AnchorsFileReader: SwiftFileReader {
    static let library = SwiftFileLibrary.anchors
}

package enum SnapKitFileReader: SwiftFileReader {
    static let library = SwiftFileLibrary.snapkit
}

package enum DraftsmanFileReader: SwiftFileReader {
    static let library = SwiftFileLibrary.draftsman
}

package enum SwiftLayoutFileReader: SwiftFileReader {
    static let library = SwiftFileLibrary.swiftlayout
}

/// Which library a text is Swift for.
enum SwiftFileRecognition {
    /// The length of the beginning that is looked at.
    private static let sample = 1 << 18

    /// `nil` for texts that are no layout code in Swift.
    static func library(of bytes: UnsafeRawBufferPointer) -> SwiftFileLibrary? {
        let beginning = UnsafeRawBufferPointer(rebasing: bytes.prefix(sample))
        guard beginsAsSwift(beginning) else { return nil }
        func contains(_ texts: String...) -> Bool { texts.contains { SwiftFileRecognition.contains(beginning, $0) } }
        // A debugger's list can begin with the expression that it shows; objects have addresses there.
        if contains("Constraint:0x", "Constraint: 0x") { return nil }
        if contains("import SnapKit", ".snp.", "snp.makeConstraints") { return .snapkit }
        if contains("import Draftsman", ".drf", ": ViewPlan", ".draftContent") { return .draftsman }
        if contains("import SwiftLayout", ".sl.", "some Layout {", ".sublayout {", "Anchors(.") { return .swiftlayout }
        if contains("import UIKit", "NSLayoutConstraint", "Anchor.constraint(", ".addSubview(", "addSubview(") {
            return .anchors
        }
        return nil
    }

    private static func contains(_ bytes: UnsafeRawBufferPointer, _ text: String) -> Bool {
        let pattern = Array(text.utf8)
        guard let first = pattern.first else { return true }
        var start = 0
        while let hit = bytes.firstOffset(of: first, start..<bytes.count) {
            if bytes[hit...].starts(with: pattern) { return true }
            start = hit + 1
        }
        return false
    }

    private static let beginnings = [
        "import ", "@", "final ", "class ", "public ", "open ", "private ", "fileprivate ", "internal ", "extension ",
        "struct ", "enum ", "let ", "var ", "func ", "lazy ", "override ", "NSLayoutConstraint.", "addSubview(",
    ]

    /// Whether the first line that is no comment begins as Swift does: with a declaration, or with a name and a point.
    private static func beginsAsSwift(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var lines = TextLines(bytes)
        var isComment = false
        while let line = lines.next() {
            if line.isBlank { continue }
            let text = String(decoding: bytes[line.range].drop(while: \.isBlank), as: UTF8.self)
            if isComment || text.hasPrefix("/*") {
                isComment = !text.contains("*/")
                continue
            }
            if text.hasPrefix("//") { continue }
            if beginnings.contains(where: text.hasPrefix) { return true }
            let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.first?.isLetter == true && text.dropFirst(name.count).hasPrefix(".")
                && text.dropFirst(name.count + 1).first?.isLetter == true
        }
        return false
    }
}
