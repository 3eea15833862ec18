import LayoutModel
import LayoutSyntax

/// The library that a file's layout is written with; UIKit's own calls are understood with each.
enum SwiftFileLibrary: String, CaseIterable, Sendable {
    case anchors, snapkit, draftsman, swiftlayout

    var format: InputFormat { InputFormat(rawValue: rawValue) }

    /// The member of views through which the library is used.
    var entrance: String? {
        switch self {
        case .anchors: nil
        case .snapkit: "snp"
        case .draftsman: "drf"
        case .swiftlayout: "sl"
        }
    }

    var title: String {
        switch self {
        case .anchors: "NSLayoutAnchor"
        case .snapkit: "SnapKit"
        case .draftsman: "Draftsman"
        case .swiftlayout: "SwiftLayout"
        }
    }
}

/// The libraries' part of the run.
extension SwiftFileRun {
    mutating func libraryMember(
        _ name: String,
        of value: SwiftFileValue,
        _ token: Int
    ) throws(ReadError) -> SwiftFileValue? {
        if let other = SwiftFileLibrary.allCases.first(where: { $0.entrance == name }), isItem(value) {
            guard other == library else {
                throw fault("\"\(name)\" is \(other.title)'s, which --input \(other.rawValue) reads", token)
            }
            switch other {
            case .anchors: return nil
            case .snapkit: return .snapKit(.item(try item(snapKitReceiver(value), token), maker: false))
            case .draftsman: return .draft(try draft(of: value, token))
            case .swiftlayout: return try layoutEntrance(value, token)
            }
        }
        switch value {
        case .snapKit(let snapKit): return try snapKitMember(name, of: snapKit, token)
        case .draft(let draft): return try draftMember(name, of: draft, token)
        case .swiftLayout(let layout): return try layoutMember(name, of: layout, token)
        case .type("Anchors") where library == .swiftlayout && program.typeOfName["Anchors"] == nil:
            return try anchorsMember(name, token)
        default: return nil
        }
    }

    private func isItem(_ value: SwiftFileValue) -> Bool {
        switch value {
        case .object, .guide, .parent: true
        default: false
        }
    }

    /// A call without a receiver, or of a type.
    mutating func libraryCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> SwiftFileValue? {
        switch library {
        case .anchors, .snapkit: nil
        case .draftsman: try draftsmanCall(name, arguments, token)
        case .swiftlayout: try swiftLayoutCall(name, arguments, token)
        }
    }

    mutating func libraryImplicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> SwiftFileValue? {
        library == .draftsman ? try draftsmanImplicitCall(name, arguments, token) : nil
    }

    mutating func libraryCall(
        _ name: String,
        on value: SwiftFileValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> SwiftFileValue? {
        switch value {
        case .snapKit(let snapKit): return try snapKitCall(name, on: snapKit, arguments, token)
        case .draft(let draft): return try draftCall(name, on: draft, arguments, token)
        case .swiftLayout(let layout): return try layoutCall(name, on: layout, arguments, token)
        default: break
        }
        switch library {
        case .draftsman: return try draftsmanCall(name, on: value, arguments, token)
        case .swiftlayout: return try swiftLayoutCall(name, on: value, arguments, token)
        case .anchors, .snapkit: return nil
        }
    }

    /// Initializers that the library adds to UIKit's classes.
    mutating func libraryConstruction(_ object: Int, _ arguments: [SwiftCode.Argument]) throws(ReadError) -> Int? {
        library == .draftsman ? try draftsmanConstruction(object, arguments) : nil
    }
}
