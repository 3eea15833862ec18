import UIKit

extension LayoutDraft {
    func set<Value>(_ property: ReferenceWritableKeyPath<View, Value>, _ value: Value) -> LayoutDraft<View> {
        underlyingView[keyPath: property] = value
        return self
    }
}
