import Foundation

/// What documents set at run time, by key path. Without the Objective-C runtime no property is found by its name: a value is
/// kept, whatever the class has.
extension UIView {
    /// Keeps a value for ``value(forKeyPath:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { keyPathValues[keyPath] = value }

    /// Keeps a value for ``value(forKey:)``.
    public func setValue(_ value: Any?, forKey key: String) { keyPathValues[key] = value }

    /// What was set for a key path; `nil` for all else.
    public func value(forKeyPath keyPath: String) -> Any? { keyPathValues[keyPath] }

    /// What was set for a key; `nil` for all else.
    public func value(forKey key: String) -> Any? { keyPathValues[key] }
}
