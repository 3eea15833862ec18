import UIKit

/// A draft that relations can be added to.
@MainActor
public protocol DraftRoot: LayoutAnchor, ViewDraft {
    var relations: DraftRelations { get set }
    @discardableResult
    func insert(@LayoutPlan _ layouter: () -> any ViewPlan) -> Self
}

/// The draft of a view that arranges others.
@MainActor
public protocol StackDraft: DraftRoot {
    @discardableResult
    func insertStacked(@LayoutPlan _ layouter: () -> any ViewPlan) -> Self
}

/// The relations of a draft, in the order in which they were closed.
public struct DraftRelations {
    var recipes: [RelationRecipe] = []

    mutating func append(_ recipe: RelationRecipe) { recipes.append(recipe) }
}

/// What a draft makes of a tree, for the draft above it.
public struct DraftedConstraints {
    let constraints: [DraftedConstraint]

    init(_ constraints: [DraftedConstraint]) {
        self.constraints = constraints
    }
}
