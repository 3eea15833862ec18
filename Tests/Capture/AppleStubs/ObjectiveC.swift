// swift-format-ignore-file
// What LayoutCapture.swift uses of Apple's Objective-C runtime, as the headers of the iOS 17 SDK declare it. For type checks.

public struct Selector: Equatable, Hashable, Sendable {
    public init(_ name: String) {}
}

public typealias IMP = OpaquePointer
public typealias Method = OpaquePointer

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_getImplementation(_ method: Method) -> IMP { method }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { implementation }
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError("not to be run") }
