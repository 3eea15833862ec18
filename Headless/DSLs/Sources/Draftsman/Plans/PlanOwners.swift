import UIKit

/// Which planned object's plan put a view where it is.
@MainActor
private var owners = AttachedValues<ObjectIdentifier>()

extension UIView {
    var planOwner: ObjectIdentifier? {
        get { owners[self] }
        set { owners[self] = newValue }
    }
}
