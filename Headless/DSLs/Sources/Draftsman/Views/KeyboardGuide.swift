import UIKit

/// Where the keyboard covers a view. There is no keyboard here: the guide is at the view's bottom edge.
///
/// Draftsman uses this guide of the library Clavier, not UIKit's, in every view that a draft was made of.
final class ClavierLayoutGuide: UILayoutGuide {
    fileprivate let isSafe: Bool

    fileprivate init(isSafe: Bool) {
        self.isSafe = isSafe
        super.init()
        identifier = "clavier_keyboard_layout_guide"
    }
}

extension UIView {
    /// - Parameter isSafe: Whether the guide ends at the safe area.
    func keyboardGuide(isSafe: Bool) -> UILayoutGuide {
        for case let guide as ClavierLayoutGuide in layoutGuides where guide.isSafe == isSafe { return guide }
        let guide = ClavierLayoutGuide(isSafe: isSafe)
        addLayoutGuide(guide)
        let area: any LayoutWithAnchors = isSafe ? safeAreaLayoutGuide : self
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: area.leftAnchor),
            guide.topAnchor.constraint(equalTo: area.bottomAnchor),
            guide.rightAnchor.constraint(equalTo: area.rightAnchor),
            guide.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        return guide
    }
}
