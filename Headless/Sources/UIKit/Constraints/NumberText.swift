/// Numbers as UIKit's messages have them.
enum NumberText {
    /// As C's `%g`: six significant digits, no zeros at the end.
    static func general(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
