import LayoutInspector

/// The Draftsman DSL, version 3.
public struct Draftsman: Dialect {
    /// What the source is to be put into.
    public enum Form: String, Sendable, CaseIterable {
        /// The plan property and, where needed, what to call after it: for a class that is there.
        case plan
        /// A file that compiles by itself: the class with its views, plan and remainder.
        case `class`
        /// The hierarchy, a chain for each view, and the remainder: for code that runs once.
        case statements
    }

    public var form: Form

    public init(form: Form = .plan) {
        self.form = form
    }

    public var name: String { "draftsman" }

    public func print(_ layout: Layout, options: PrintOptions) throws(PrintError) -> PrintedSource {
        let printing = try DraftsmanPrinting(layout, form: form, options: options)
        do {
            let read = try PlanReader(printing.text).plan
            guard read == printing.plan else { throw ProofFailure("the text does not read back as it was written") }
            try printing.check(read)
        } catch let failure as ProofFailure {
            throw .unproven(message: failure.message, constraint: failure.constraint.map { layout.constraints[$0].id })
        } catch {
            throw .unproven(message: "\(error)", constraint: nil)
        }
        return printing.source
    }
}

extension Dialect where Self == Draftsman {
    public static func draftsman(form: Draftsman.Form = .plan) -> Draftsman { Draftsman(form: form) }
}
