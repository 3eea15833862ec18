import LayoutModel

/// The views in UIKit while source runs. Nodes are the views that source names, creates or finds.
struct SimulatedHierarchy {
    enum Identity: Hashable {
        case view(Int)
        /// Created in place; its position at the end shows which view of the layout it is.
        case made(Int)
    }

    struct Node {
        var identity: Identity
        /// How the source creates it; `nil` if it exists or is declared elsewhere.
        var construction: Construction?
        var superview: Int?
        var subviews: [Int] = []
        var arranged: [Int] = []
        var translatesMask = true
        /// The view that has the node as a member: UIKit added it there.
        fileprivate(set) var memberOf: Int?
        /// Whether a view is in the node, as a subview or as a member.
        fileprivate var holdsViews = false
        /// Whether the node is connected, through its superviews, to an existing view.
        var isAttached = false
        var accessibilityIdentifier: String?
        var frame: Rectangle?
        var autoresizingMask: [String] = []
        /// The stack options that the source sets as properties.
        var stackOptions: [String: String] = [:]
        var stackSpacing: Double?
        var layoutMargins: SourceInsets?
        var customSpacing: [Int: Double] = [:]
        var flags: [String: Bool] = [:]
    }

    private(set) var nodes: [Node] = []
    private var nodeOfView: [Int: Int] = [:]

    mutating func node(of view: Int, isGiven: Bool) -> Int {
        if let node = nodeOfView[view] { return node }
        nodeOfView[view] = nodes.count
        nodes.append(Node(identity: .view(view), isAttached: isGiven))
        return nodes.count - 1
    }

    func existingNode(of view: Int) -> Int? { nodeOfView[view] }

    mutating func makeNode(_ construction: Construction?) -> Int {
        nodes.append(Node(identity: .made(nodes.count), construction: construction))
        return nodes.count - 1
    }

    /// UIKit's own views, as a cell's content view, belong to those views.
    mutating func setMember(_ node: Int, of owner: Int) {
        nodes[node].memberOf = owner
        nodes[owner].holdsViews = true
    }

    mutating func update(_ node: Int, _ change: (inout Node) -> Void) { change(&nodes[node]) }

    /// `addSubview`: moves a view that already has a superview, and puts it in front.
    mutating func addSubview(_ view: Int, to superview: Int) throws(ProofFailure) {
        try refuseCycle(adding: view, to: superview)
        remove(view)
        nodes[superview].subviews.append(view)
        attach(view, to: superview)
    }

    /// `addArrangedSubview`: a view that is already a subview keeps its place among the subviews.
    mutating func addArranged(_ view: Int, to stack: Int) throws(ProofFailure) {
        if nodes[view].superview == stack {
            nodes[stack].arranged.removeAll { $0 == view }
        } else {
            try addSubview(view, to: stack)
        }
        nodes[stack].arranged.append(view)
        nodes[view].translatesMask = false
    }

    mutating func insert(_ view: Int, into superview: Int, next sibling: Int, above: Bool) throws(ProofFailure) {
        try refuseCycle(adding: view, to: superview)
        remove(view)
        guard let place = nodes[superview].subviews.firstIndex(of: sibling) else {
            throw ProofFailure("a view is inserted next to one that has another superview")
        }
        nodes[superview].subviews.insert(view, at: above ? place + 1 : place)
        attach(view, to: superview)
    }

    /// A view that an item of a bar holds: the bar shows it.
    mutating func attachItem(_ view: Int) throws(ProofFailure) {
        guard nodes[view].superview == nil, !nodes[view].isAttached else {
            throw ProofFailure("an item of a bar holds a view that is elsewhere")
        }
        var pending = [view]
        while let node = pending.popLast() {
            nodes[node].isAttached = true
            pending += nodes[node].subviews.filter { !nodes[$0].isAttached }
        }
    }

    mutating func bringToFront(_ view: Int, in superview: Int) throws(ProofFailure) {
        guard let place = nodes[superview].subviews.firstIndex(of: view) else {
            throw ProofFailure("a view is brought to the front of a view that is not its superview")
        }
        nodes[superview].subviews.remove(at: place)
        nodes[superview].subviews.append(view)
    }

    /// Whether a node is in the hierarchy that the source builds.
    func isAttached(_ node: Int) -> Bool {
        var node = node
        // A superview can be added after what was added to it.
        while !nodes[node].isAttached || nodes[node].memberOf != nil {
            guard let next = nodes[node].memberOf ?? nodes[node].superview else { return false }
            node = next
        }
        return true
    }

    /// UIKit raises when a view is added to itself or to a view within it.
    ///
    /// Source adds a view before what it holds or after it, so either the view is still empty or its superview is
    /// still a root: the walk is short in both orders.
    private func refuseCycle(adding view: Int, to superview: Int) throws(ProofFailure) {
        guard view == superview || nodes[view].holdsViews else { return }
        var ancestor: Int? = superview
        while let node = ancestor {
            if node == view { throw ProofFailure("a view is added to itself or to a view within it") }
            ancestor = nodes[node].memberOf ?? nodes[node].superview
        }
    }

    private mutating func attach(_ view: Int, to superview: Int) {
        nodes[view].superview = superview
        nodes[superview].holdsViews = true
        guard isAttached(superview) else {
            nodes[view].isAttached = false
            return
        }
        // What was added to the view before it was added itself is attached with it: no later question walks that far.
        var pending = [view]
        while let node = pending.popLast() {
            nodes[node].isAttached = true
            pending += nodes[node].subviews.filter { !nodes[$0].isAttached }
        }
    }

    private mutating func remove(_ view: Int) {
        guard let old = nodes[view].superview else { return }
        nodes[old].subviews.removeAll { $0 == view }
        nodes[old].arranged.removeAll { $0 == view }
        nodes[view].superview = nil
    }
}
