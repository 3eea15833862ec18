// Printed by draft-inspect with --dialect notautolayout --form class --view-config.

import NotAutoLayout
import UIKit

final class PlacesViewController: UIViewController {
    let mapController = MapViewController()
    private let cardView = CardView()

    let listView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
    }

    private func addSubviews() {
        addChild(mapController)
        view.addSubview(mapController.view)
        mapController.didMove(toParent: self)
        view.addSubview(cardView)
        view.addSubview(listView)
    }

    private func layOutSubviews() {
        // mapController.view is not laid out: no required equality fixes its height
        // cardView is not laid out: it depends on listView, which is not laid out
        // listView is not laid out: it depends on cardView, which is not laid out
    }
}
