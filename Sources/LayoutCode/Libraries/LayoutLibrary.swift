import LayoutModel
import LayoutSyntax

/// What a library of layout code means: its members and its calls. One file or folder a library, and one line
/// in ``LayoutLibraries``.
///
/// The functions answer `nil` for what is not the library's; the run then asks UIKit. They get the run itself, to evaluate
/// arguments and to make constraints; what a library has to remember is in its ``State``.
package protocol LayoutLibrary: Sendable {
    associatedtype State = Void

    static var facts: LibraryFacts { get }

    /// The state at the beginning of a run.
    static var initialState: State { get }

    /// `value.name`
    static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue?

    /// `name(…)`: a function or an initializer.
    static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue?

    /// `value.name(…)`
    static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue?

    /// `.name(…)`
    static func implicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue?

    /// `UIStackView(axis: .vertical)`: an initializer that the library adds to a class of UIKit's.
    static func construct(
        _ object: Int,
        _ arguments: [SwiftCode.Argument],
        in run: inout CodeRun
    ) throws(ReadError) -> Int?

    /// A property that the library applies by itself, as a plan.
    ///
    /// - Returns: Whether it is one.
    static func apply(property name: String, _ token: Int, in run: inout CodeRun) throws(ReadError) -> Bool
}

/// What is known of a library beside its calls.
package struct LibraryFacts: Sendable {
    /// The name on the command line: lower case.
    package var name: String
    package var title: String
    /// The member of views and guides through which the library is used.
    package var entrance: String?
    /// Texts of which a file with the library's code has one.
    package var marks: [String]
    /// Superclasses that the library declares, with UIKit's class that each stands for.
    package var superclasses: [String: String] = [:]
    /// The attributes and types of properties that are blocks of a builder.
    package var builders: Set<String> = []

    package init(name: String, title: String, entrance: String? = nil, marks: [String]) {
        self.name = name
        self.title = title
        self.entrance = entrance
        self.marks = marks
    }
}

/// A value of a library.
package protocol LibraryValue: Sendable {
    /// The noun for messages.
    var noun: String { get }
    /// The view or guide that the value stands for where one is expected.
    var item: Layout.Item? { get }
    /// Whether a property can hold it as its constraint.
    var isHeld: Bool { get }
    /// Why a statement cannot end with the value.
    var lack: String? { get }
    /// Gives the constraint that the value stands for the name of the property that holds it.
    func name(_ name: String, in run: inout CodeRun)
}

extension LibraryValue {
    package var item: Layout.Item? { nil }
    package var isHeld: Bool { false }
    package var lack: String? { nil }
    package func name(_ name: String, in run: inout CodeRun) {}
}

extension LayoutLibrary {
    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { nil }

    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { nil }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { nil }

    package static func implicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { nil }

    package static func construct(
        _ object: Int,
        _ arguments: [SwiftCode.Argument],
        in run: inout CodeRun
    ) throws(ReadError) -> Int? { nil }

    package static func apply(
        property name: String,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool { false }
}

extension LayoutLibrary where State == Void {
    package static var initialState: Void { () }
}
