import LayoutInspector
import LayoutPrinter

/// A class that printed source declares.
struct PrintedClass {
    var name: String
    /// The framework class that it extends; Draftsman's names for classes with plans are resolved.
    var base: String
    /// All that it inherits, as it is written.
    var bases: String
    /// The lines between its braces.
    var body: [Substring] = []

    /// The classes of source, in their order.
    static func all(in source: String) -> [PrintedClass] {
        var classes: [PrintedClass] = []
        var isInside = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if let declared = PrintedClass(line) {
                classes.append(declared)
                isInside = true
            } else if line == "}" {
                isInside = false
            } else if isInside {
                classes[classes.count - 1].body.append(line)
            }
        }
        return classes
    }

    /// - Returns: `nil` if the line does not begin a class.
    private init?(_ line: Substring) {
        var rest = line
        if rest.hasPrefix("final ") { rest = rest.dropFirst(6) }
        guard rest.hasPrefix("class "), rest.hasSuffix(" {"), let colon = rest.firstIndex(of: ":") else { return nil }
        name = String(rest[..<colon].dropFirst(6))
        bases = String(rest[rest.index(colon, offsetBy: 2)...].dropLast(2))
        let first = bases.split(separator: ",").first.map(String.init) ?? bases
        base = DraftsmanBases.aliases[first] ?? first
    }

    /// An expression that makes one: by its own initializer, if it has one without parameters.
    var construction: String { name + (body.contains("    init() {") ? "()" : Self.arguments(of: base)) }

    /// The arguments with which UIKit's class is made.
    static func arguments(of framework: String) -> String {
        UIKitClass.named(framework)?.initializer.ordinaryArguments ?? "()"
    }
}
