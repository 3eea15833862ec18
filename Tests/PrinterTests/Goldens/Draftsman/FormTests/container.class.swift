// Printed by draft-inspect with --dialect draftsman --form class --view-config.

import Draftsman
import UIKit

final class PlacesViewController: UIPlannedController {
    let mapController = MapViewController()
    private let cardView = CardView()

    let listView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
        return view
    }()

    let fold = UILayoutGuide()

    @LayoutPlan
    var viewPlan: ViewPlan {
        mapController.drf
            .translatesAutoresizingMaskIntoConstraints(false)
            .top.horizontal.equal(with: .parent)
        cardView.drf
            .leading.equal(with: .parent)
            .width.equal(to: 120)
        listView.drf
            .bottom.horizontal.equal(with: .parent)
            .top.equal(to: cardView.bottomAnchor)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyPlan()
        applyRemainder()
    }

    /// Adds what a plan cannot express.
    private func applyRemainder() {
        // plans add no layout guides
        view.addLayoutGuide(fold)
        NSLayoutConstraint.activate([
            // its first item is a layout guide
            fold.topAnchor.constraint(equalTo: view.centerYAnchor),
            // its second item is a layout guide that is added after the plan
            mapController.view.bottomAnchor.constraint(equalTo: fold.topAnchor),
            cardView.topAnchor.constraint(equalTo: fold.bottomAnchor),
        ])
    }
}
