import LayoutSyntax

/// The languages of layout code. One parser reads them all: others are translated to Swift's tokens, place by place.
package enum CodeLanguage: Sendable {
    case swift, objectiveC

    func tokens(of bytes: UnsafeRawBufferPointer) throws(ReadError) -> SwiftCodeTokens {
        switch self {
        case .swift: try SwiftCodeTokens(bytes)
        case .objectiveC: try ObjectiveCTranslation.tokens(of: bytes)
        }
    }
}
