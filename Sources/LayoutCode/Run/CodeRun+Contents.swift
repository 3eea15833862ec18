import LayoutModel
import LayoutSyntax

/// How large views of the program's classes say that their content is.
extension CodeRun {
    /// Asks each view whose class overrides `intrinsicContentSize`.
    ///
    /// What the override gives is the content's size; where that is not known, the view can have any size.
    mutating func measureContents() {
        for object in objects.indices {
            guard !objects[object].isController, isViewOrController(object), let type = objects[object].type,
                let variable = program.variable(Self.contentSize, of: type), variable.getter != nil
            else { continue }
            frames = []
            let value = Result { () throws(ReadError) in
                try member(Self.contentSize, declaredBy: object, variable.token)
            }
            frames = []
            measure(object, value: (try? value.get()) ?? .none, variable)
        }
    }

    private static let contentSize = "intrinsicContentSize"

    private mutating func measure(_ object: Int, value: CodeValue, _ variable: SwiftCode.Variable) {
        if case .structure(_, let labels, let numbers) = value, labels == ["width", "height"],
            numbers.allSatisfy(\.isFinite)
        {
            // Negative: the axis has none.
            let lengths = numbers.map { $0 < 0 ? nil : $0 }
            objects[object].view.intrinsicContentSize = PerAxis(lengths[0], lengths[1])
            return
        }
        if case .member("zero") = value {
            objects[object].view.intrinsicContentSize = PerAxis(0, 0)
            return
        }
        guard objects[object].doubt == nil else { return }
        objects[object].doubt = "its intrinsicContentSize is not known"
        objects[object].doubtToken = variable.token
    }
}
