import LayoutModel
import LayoutSyntax

/// What a library of layout code means: its members, its calls, its operators. One file or folder a library, and one line
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

    /// `left ~ right`: asked for each application of an operator, before Swift's own meaning. The token is that of the left
    /// operand.
    static func operation(
        _ symbol: String,
        _ left: CodeValue,
        _ right: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue?

    /// `*value`, `>=value`: an operator before its operand.
    static func prefix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue?

    /// `value.name = …`
    ///
    /// - Returns: Whether the property is the library's.
    static func assign(
        _ name: String,
        of value: CodeValue,
        _ expression: SwiftCode.Expression,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool

    /// `value%`: an operator after its operand.
    static func postfix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue?

    /// What the end of a statement does with its value: a line of a block is kept there, for instance.
    ///
    /// - Returns: Whether the value is the library's.
    static func finish(_ value: CodeValue, _ token: Int, in run: inout CodeRun) throws(ReadError) -> Bool

    /// The end of the file: what the library has kept until then is made, or refused.
    static func end(in run: inout CodeRun) throws(ReadError)

    /// A property that the library applies by itself, as a plan.
    ///
    /// - Returns: Whether it is one.
    static func apply(property name: String, _ token: Int, in run: inout CodeRun) throws(ReadError) -> Bool

    /// An assignment to something of the library's, as a setting of all its constraints.
    ///
    /// - Returns: Whether it is one.
    static func assign(
        _ target: SwiftCode.Expression,
        _ mark: String,
        _ value: SwiftCode.Expression,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool

    /// Whether an expression is a call of the library that makes a constraint, whatever property keeps its value.
    static func makesConstraint(_ expression: SwiftCode.Expression) -> Bool
}

/// What is known of a library beside its calls.
package struct LibraryFacts: Sendable {
    /// The name on the command line: lower case.
    package var name: String
    package var title: String
    /// The language of the code that uses it.
    package var language = CodeLanguage.swift
    /// The member of views and guides through which the library is used.
    package var entrance: String?
    /// Other members that the library adds to UIKit's classes: they are seen without `self`, too.
    package var members: Set<String> = []
    /// Texts of which a file with the library's code has one.
    package var marks: [String]
    /// Superclasses that the library declares, with UIKit's class that each stands for.
    package var superclasses: [String: String] = [:]
    /// Methods that UIKit calls in which code of the library runs, besides those that run with every library.
    package var entries: [String] = []
    /// The attributes of properties that are blocks of a builder.
    package var builders: Set<String> = []
    /// The type of properties that are such blocks: `some Layout`. A property has it, and one of the attributes.
    package var built: String?
    /// The type without `some`.
    var builtName: String? { built.map { $0.hasPrefix("some ") ? String($0.dropFirst(5)) : $0 } }
    /// How the library's own types and constants begin.
    package var namePrefixes: [String] = []
    /// The types of the parameters of its blocks in Objective-C.
    package var blockTypes: Set<String> = []
    /// Members of views that the library adds, and whose value concerns no layout.
    package var freeMembers: Set<String> = []
    /// The precedence of the library's operators, among Swift's: assignment 90, comparison 130, addition 140,
    /// multiplication 150.
    package var operators: [String: Int] = [:]
    /// The operators that make constraints.
    package var relations: Set<String> = []
    /// Whether its operators take whole numbers as such, so that they are divided as such.
    package var keepsWholeNumbers = false

    package init(
        name: String,
        title: String,
        language: CodeLanguage = .swift,
        entrance: String? = nil,
        marks: [String]
    ) {
        self.name = name
        self.title = title
        self.language = language
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

    package static func operation(
        _ symbol: String,
        _ left: CodeValue,
        _ right: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { nil }

    package static func prefix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { nil }

    package static func assign(
        _ name: String,
        of value: CodeValue,
        _ expression: SwiftCode.Expression,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool { false }

    package static func postfix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? { nil }

    package static func finish(_ value: CodeValue, _ token: Int, in run: inout CodeRun) throws(ReadError) -> Bool {
        false
    }

    package static func end(in run: inout CodeRun) throws(ReadError) {}

    package static func apply(
        property name: String,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool { false }

    package static func assign(
        _ target: SwiftCode.Expression,
        _ mark: String,
        _ value: SwiftCode.Expression,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool { false }

    package static func makesConstraint(_ expression: SwiftCode.Expression) -> Bool { false }
}

extension LayoutLibrary where State == Void {
    package static var initialState: Void { () }
}
