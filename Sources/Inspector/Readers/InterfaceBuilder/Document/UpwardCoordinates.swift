import LayoutModel
import LayoutSyntax

/// AppKit's files count from the bottom of a superview, except inside flipped views; layouts count from the top, as UIKit's files.
extension InterfaceBuilderDocument {
    /// Whether frames of the subviews of an element count upwards.
    func countsUpwards(in superview: Int) -> Bool { platform == .macOS && !isFlipped(superview) }

    /// A clip view is flipped if its document view is.
    private func isFlipped(_ element: Int) -> Bool {
        let base = baseClass(of: element)
        guard base == "NSClipView" else { return InterfaceBuilderClasses.isFlipped(base) }
        guard let subviews = tree.child(of: element, "subviews"), let content = tree.firstChild(of: subviews) else {
            return false
        }
        return InterfaceBuilderClasses.isFlipped(baseClass(of: content))
    }

    /// The framework's class of a view's element.
    func baseClass(of element: Int) -> String { names.viewClasses[tree.nameNumber(of: element)] }
}

extension Rectangle {
    /// The same rectangle, counted from the other end of its superview's height.
    func turnedUpsideDown(in height: Double) -> Rectangle {
        Rectangle(x: x, y: height - y - self.height, width: width, height: self.height)
    }
}
