/// The part of a program that gives values for what was left out of it: zero, empty or the first of its kind.
enum LeftOutValues {
    static let fileName = "LeftOutValues.swift"

    /// What a program ends with that needs a value nobody knows.
    static let exitStatus: Int32 = 114

    /// The protocol of types that are made up, and make a value of theirs.
    static let madeUpProtocol = "_MadeUp"

    /// The protocol of made-up types that are views or controllers.
    static let shownProtocol = "_MadeUpScene"

    /// How a line begins that says that a value was made up.
    static let madeUp = "made up: "

    /// Types whose value is 0, and those whose value is `.zero`.
    private static let numbers = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "Decimal",
    ]
    private static let geometry = ["CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets"]

    private static var zeros: String {
        func zero(_ value: String) -> (String) -> String {
            { "extension \($0): _ZeroValue { static var _zero: \($0) { \(value) } }" }
        }
        return (numbers.map(zero("0")) + geometry.map(zero(".zero"))).joined(separator: "\n")
    }

    static let source =
        HeadlessModule.imports(ProjectSources.always) + """
            protocol \(madeUpProtocol) { static var _value: Any { get } }
            protocol \(shownProtocol) {}
            protocol _ZeroValue { static var _zero: Self { get } }
            \(zeros)
            extension Bool: _ZeroValue { static var _zero: Bool { false } }
            extension String: _ZeroValue { static var _zero: String { "" } }
            extension Substring: _ZeroValue { static var _zero: Substring { "" } }
            extension Character: _ZeroValue { static var _zero: Character { " " } }
            extension Optional: _ZeroValue { static var _zero: Self { nil } }
            extension Array: _ZeroValue { static var _zero: Self { [] } }
            extension ArraySlice: _ZeroValue { static var _zero: Self { [] } }
            extension Set: _ZeroValue { static var _zero: Self { [] } }
            extension Dictionary: _ZeroValue { static var _zero: Self { [:] } }
            extension Date: _ZeroValue { static var _zero: Date { Date(timeIntervalSince1970: 0) } }
            extension Data: _ZeroValue { static var _zero: Data { Data() } }
            extension URL: _ZeroValue { static var _zero: URL { URL(fileURLWithPath: "/") } }
            extension URLRequest: _ZeroValue {
                static var _zero: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
            }
            extension UUID: _ZeroValue { static var _zero: UUID { UUID() } }
            extension Locale: _ZeroValue { static var _zero: Locale { Locale(identifier: "en") } }
            extension IndexPath: _ZeroValue { static var _zero: IndexPath { IndexPath(row: 0, section: 0) } }
            extension Result: _ZeroValue where Success: _ZeroValue {
                static var _zero: Self { .success(Success._zero) }
            }
            extension Range: _ZeroValue where Bound: _ZeroValue { static var _zero: Self { Bound._zero..<Bound._zero } }

            enum _Values {
                static var makers: [ObjectIdentifier: () -> Any] = [:]
                static var samples: Set<ObjectIdentifier> = []
                static var depth = 0

                static func register<T>(isSample: Bool = false, _ make: @escaping () -> T) {
                    if isSample { samples.insert(ObjectIdentifier(T.self)) }
                    if makers[ObjectIdentifier(T.self)] == nil { makers[ObjectIdentifier(T.self)] = make }
                }

                static func registerFramework() {
                    register { NSObject() }; register { UIImage() }; register { UIColor.black }
                    register { UIFont.systemFont(ofSize: 17) }; register { UICollectionViewLayout() }
                    register { NSAttributedString(string: "") }; register { NSMutableAttributedString(string: "") }
                    register { NSLayoutConstraint() }; register { UILayoutGuide() }; register { UIGestureRecognizer() }
                    register { Bundle.main }; register { UserDefaults.standard }; register { NotificationCenter.default }
                    register { URLSession.shared }; register { DispatchQueue.main }; register { NumberFormatter() }
                    register { DateFormatter() }; register { UIBarButtonItem() }; register { UIColor.black.cgColor }
                    register { () -> AnyClass in CALayer.self }
                }
            }

            /// A structure of numbers, an option set or an enumeration, all of whose bytes are 0: its first case. Pointers,
            /// types as values and empty types have no such value.
            func _zeroed<T>(_ type: T.Type) -> T? {
                let name = String(describing: type)
                let size = MemoryLayout<T>.size
                if !_isPOD(type) || size == 0 || name.contains("Pointer") || name.contains(".Type") { return nil }
                let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<T>.alignment)
                defer { bytes.deallocate() }
                bytes.initializeMemory(as: UInt8.self, repeating: 0, count: size)
                return bytes.load(as: type)
            }

            /// Says which views and controllers of a hierarchy are of a type that is made up, or inherit from one.
            @MainActor func _reportMadeUp(in view: UIView) {
                for object in [view, view.next] as [Any?] {
                    guard let object, object is any \(shownProtocol) else { continue }
                    FileHandle.standardError.write(Data("\(madeUp)\\(type(of: object))\\n".utf8))
                }
                for subview in view.subviews { _reportMadeUp(in: subview) }
            }

            /// A value for something that was left out, if one can be made.
            func _leftOutIfKnown<T>(_ file: String = #fileID, _ line: Int = #line) -> T? {
                if let value = () as? T { return value }
                var made: T?
                if let kind = T.self as? any _ZeroValue.Type {
                    made = kind._zero as? T
                } else if let kind = T.self as? any \(madeUpProtocol).Type {
                    made = kind._value as? T
                } else {
                    _Values.depth += 1
                    defer { _Values.depth -= 1 }
                    if _Values.depth < 40 { made = _Values.makers[ObjectIdentifier(T.self)]?() as? T }
                    if made == nil { made = _zeroed(T.self) }
                }
                // Values to show are the project's own.
                if made != nil, !_Values.samples.contains(ObjectIdentifier(T.self)) {
                    FileHandle.standardError.write(Data("\(madeUp)\\(T.self) at \\(file):\\(line)\\n".utf8))
                }
                return made
            }

            /// A value for something that was left out.
            func _leftOut<T>(_ file: String = #fileID, _ line: Int = #line) -> T {
                if let value: T = _leftOutIfKnown(file, line) { return value }
                FileHandle.standardError.write(Data("needs a value of \\(T.self) at \\(file):\\(line)\\n".utf8))
                exit(\(exitStatus))
            }

            """
}
