import UIKit

/// A draft whose last relation is still open to modifiers. Whatever is asked of the draft itself closes it.
@MainActor
@dynamicMemberLookup
public class DraftRelation<Root: DraftRoot>: PlanComponent {
    private var root: Root?
    private let draft: Root
    private let recipe: RelationRecipe

    init(_ root: Root, _ recipe: RelationRecipe) {
        self.root = root
        draft = root
        self.recipe = recipe
    }

    /// Ends this value: the recipe goes on in what `change` returns. Draftsman crashes where a relation is used a second
    /// time; here that makes the relation a second time, of which the draft keeps one.
    func handedOn() -> (root: Root, recipe: RelationRecipe) {
        root = nil
        return (draft, recipe)
    }

    /// The draft with this relation.
    func closed() -> Root {
        if root != nil {
            draft.relations.append(recipe)
            root = nil
        }
        return draft
    }

    public var insertablePlans: [any ViewDraft] { closed().insertablePlans }

    public subscript<Member>(dynamicMember keyPath: KeyPath<Root, Member>) -> Member { closed()[keyPath: keyPath] }

    @discardableResult
    public func insert(@LayoutPlan _ layouter: () -> any ViewPlan) -> Root { closed().insert(layouter) }

    public func build() -> [NSLayoutConstraint] { closed().build() }

    @discardableResult
    public func apply() -> [NSLayoutConstraint] { closed().apply() }

    // MARK: Priority and identifier

    public func priority(_ priority: UILayoutPriority) -> DraftRelation<Root> {
        var (root, recipe) = handedOn()
        recipe.priority = priority
        return DraftRelation(root, recipe)
    }

    public func priority(_ priority: Float) -> DraftRelation<Root> { self.priority(UILayoutPriority(priority)) }

    /// Names every constraint of the relation.
    public func identifier(_ identifier: String) -> DraftRelation<Root> {
        var (root, recipe) = handedOn()
        recipe.identifier = identifier
        return DraftRelation(root, recipe)
    }

    // MARK: Content priorities

    public func resistVerticalExpansion(_ priority: UILayoutPriority) -> Root {
        closed().resistVerticalExpansion(priority)
    }

    public func resistHorizontalExpansion(_ priority: UILayoutPriority) -> Root {
        closed().resistHorizontalExpansion(priority)
    }

    public func resistVerticalCompression(_ priority: UILayoutPriority) -> Root {
        closed().resistVerticalCompression(priority)
    }

    public func resistHorizontalCompression(_ priority: UILayoutPriority) -> Root {
        closed().resistHorizontalCompression(priority)
    }

    public func resistSizeExpansion(_ priority: UILayoutPriority) -> Root { closed().resistSizeExpansion(priority) }

    public func resistSizeCompression(_ priority: UILayoutPriority) -> Root {
        closed().resistSizeCompression(priority)
    }

    public func resistSizeAdjustment(_ priority: UILayoutPriority) -> Root { closed().resistSizeAdjustment(priority) }
}

extension DraftRelation where Root: StackDraft {
    @discardableResult
    public func insertStacked(@LayoutPlan _ layouter: () -> any ViewPlan) -> Root { closed().insertStacked(layouter) }
}
