import LayoutSyntax

/// The bars that containers place over the views of their controllers: navigation bars at the top, tab bars at the
/// bottom.
///
/// A controller has the bars of its container, following the segues of the file, as Interface Builder draws them
/// (`inferred`); simulated metrics of a controller take precedence.
struct ControllerBars {
    /// Points.
    struct Heights: Equatable {
        var top = 0.0
        var bottom = 0.0
    }

    /// By element of the controller.
    private var heights: [Int: Heights] = [:]

    init(_ tree: XMLTree, isLandscapePhone: Bool, isPad: Bool) {
        var controllers: [String: Int] = [:]
        var segues: [Int: [(kind: String, destination: String)]] = [:]
        let areControllers = tree.distinctNames.map { $0.hasSuffix("Controller") }
        for element in tree.elements.indices {
            if areControllers[tree.nameNumber(of: element)], let id = tree[element, "id"] {
                controllers[id] = element
            } else if tree.isElement(element, "segue"), let destination = tree[element, "destination"],
                let list = tree.parent(of: element), let source = Self.controller(above: list, tree)
            {
                let kind = tree[element, "relationship"] ?? tree[element, "kind"] ?? ""
                segues[source, default: []].append((kind, destination))
            }
        }
        let usualTop: Double = isLandscapePhone ? 32 : isPad ? 50 : 44
        let usualBottom: Double = isLandscapePhone ? 32 : isPad ? 50 : 49
        // From each container to its content, and further along the segues that stay inside it.
        var pending: [(controller: Int, heights: Heights)] = []
        // Tab bars first: the content of a navigation controller in a tab bar controller has both bars.
        for kind in ["tabBarController", "navigationController"] {
            for element in controllers.values.sorted() where tree.name(of: element) == kind {
                pending.append((element, Heights()))
            }
        }
        var isDone: Set<Int> = []
        var next = 0
        while next < pending.count {
            let (controller, known) = pending[next]
            next += 1
            // A controller keeps the bars of the container that reached it first.
            if heights[controller] == nil { heights[controller] = known }
            guard isDone.insert(controller).inserted, let own = heights[controller] else { continue }
            var shown = own
            switch tree.name(of: controller) {
            case "navigationController":
                if !tree.isValue(of: controller, "navigationBarHidden", "YES") {
                    shown.top = Self.barHeight(of: controller, tree) ?? usualTop
                }
            case "tabBarController": shown.bottom = usualBottom
            default: break
            }
            for segue in segues[controller] ?? [] {
                guard let destination = controllers[segue.destination], heights[destination] == nil else { continue }
                switch segue.kind {
                case "rootViewController", "viewControllers": break
                case "show", "push":
                    if tree.isValue(of: destination, "hidesBottomBarWhenPushed", "YES") { shown.bottom = 0 }
                default: continue
                }
                heights[destination] = shown
                pending.insert((destination, shown), at: next)
            }
        }
        for element in controllers.values {
            for child in tree.children(of: element) {
                switch (tree[child, "key"], tree.name(of: child)) {
                case ("simulatedTopBarMetrics", "nil"): heights[element, default: Heights()].top = 0
                case ("simulatedTopBarMetrics", "simulatedNavigationBarMetrics"):
                    heights[element, default: Heights()].top = usualTop
                case ("simulatedBottomBarMetrics", "nil"): heights[element, default: Heights()].bottom = 0
                case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"):
                    heights[element, default: Heights()].bottom = usualBottom
                case ("simulatedBottomBarMetrics", "simulatedToolbarMetrics"):
                    heights[element, default: Heights()].bottom = isLandscapePhone ? 32 : isPad ? 50 : 44
                default: break
                }
            }
        }
    }

    subscript(controller: Int) -> Heights { heights[controller] ?? Heights() }

    /// A bar with large titles is higher, and the file contains that height.
    private static func barHeight(of controller: Int, _ tree: XMLTree) -> Double? {
        guard let bar = tree.child(of: controller, "navigationBar", key: "navigationBar"),
            let rect = tree.child(of: bar, "rect", key: "frame"),
            let height = tree[rect, "height"].flatMap(Double.init), (20...150).contains(height)
        else { return nil }
        return height
    }

    /// The controller that an element belongs to: segues of controls count as segues of their controller.
    private static func controller(above element: Int, _ tree: XMLTree) -> Int? {
        var current: Int? = element
        while let here = current {
            let name = tree.name(of: here)
            if name.hasSuffix("Controller") { return here }
            if name == "objects" || name == "scene" { return nil }
            current = tree.parent(of: here)
        }
        return nil
    }
}
