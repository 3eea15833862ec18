/// The part of a program that gives values for what was left out of it: zero, empty or the first of its kind.
enum LeftOutValues {
    static let fileName = "LeftOutValues.swift"

    /// What a program ends with that needs a value nobody knows.
    static let exitStatus: Int32 = 114

    /// The protocol of types that are made up, and make a value of theirs.
    static let madeUpProtocol = "_MadeUp"

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
                    register { DateFormatter() }; register { UIBarButtonItem() }
                }
            }

            /// A value for something that was left out.
            func _leftOut<T>(_ file: String = #fileID, _ line: Int = #line) -> T {
                if let value = () as? T { return value }
                // Values to show are the project's own.
                if !_Values.samples.contains(ObjectIdentifier(T.self)) {
                    FileHandle.standardError.write(Data("\(madeUp)\\(T.self) at \\(file):\\(line)\\n".utf8))
                }
                if let kind = T.self as? any _ZeroValue.Type, let value = kind._zero as? T {
                    return value
                }
                if let kind = T.self as? any \(madeUpProtocol).Type, let value = kind._value as? T { return value }
                _Values.depth += 1
                defer { _Values.depth -= 1 }
                if _Values.depth < 40, let make = _Values.makers[ObjectIdentifier(T.self)], let value = make() as? T {
                    return value
                }
                FileHandle.standardError.write(Data("needs a value of \\(T.self) at \\(file):\\(line)\\n".utf8))
                exit(\(exitStatus))
            }

            """
}
