import LayoutModel
import LayoutSyntax

/// The libraries whose calls are understood. Each has its own file or folder and is named only there and here.
package enum LayoutLibraries {
    /// In the order in which a text is held against their marks; UIKit's own calls are understood with each, and come last.
    package static let all: [any LayoutLibrary.Type] = [
        SnapKitLibrary.self, DraftsmanLibrary.self, SwiftLayoutLibrary.self, MasonryLibrary.self,
        CartographyLibrary.self, FlowLibrary.self, NotAutoLayoutLibrary.self, PureLayoutLibrary.self,
        TinyConstraintsLibrary.self, EasyPeasyLibrary.self, SteviaLibrary.self, AnchorsLibrary.self,
    ]

    /// The members through which libraries are used.
    static let entrances = Set(all.compactMap { $0.facts.entrance })

    package static func named(_ name: String) -> (any LayoutLibrary.Type)? {
        all.first { $0.facts.name == name }
    }
}

/// UIKit's own calls alone.
package enum AnchorsLibrary: LayoutLibrary {
    package static let facts = LibraryFacts(
        name: "anchors",
        title: "NSLayoutAnchor",
        marks: ["import UIKit", "NSLayoutConstraint", "Anchor.constraint(", "addSubview("]
    )
}

extension CodeRun {
    /// A member of the file's library; nothing is known of others' members.
    mutating func libraryMember(
        _ name: String,
        of value: CodeValue,
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        if name != library.facts.entrance, isItem(value),
            let other = LayoutLibraries.all.first(where: { $0.facts.entrance == name })
        {
            throw fault("\"\(name)\" is \(other.facts.title)'s, which --input \(other.facts.name) reads", token)
        }
        return try library.member(name, of: value, token, in: &self)
    }

    func isItem(_ value: CodeValue) -> Bool {
        switch value {
        case .object, .guide, .parent: true
        default: false
        }
    }
}
