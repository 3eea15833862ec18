// Printed by draft-inspect with --dialect tinyconstraints --form class --view-config.

import TinyConstraints
import UIKit

final class PlacesViewController: UIViewController {
    let mapController = MapViewController()
    private let cardView = CardView()

    let listView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
        return view
    }()

    let fold = UILayoutGuide()

    override func viewDidLoad() {
        super.viewDidLoad()
        addSubviews()
        makeConstraints()
    }

    private func addSubviews() {
        addChild(mapController)
        view.addSubview(mapController.view)
        mapController.didMove(toParent: self)
        view.addSubview(cardView)
        view.addSubview(listView)
        view.addLayoutGuide(fold)
    }

    private func makeConstraints() {
        fold.top(to: view, view.centerYAnchor)

        mapController.view.edgesToSuperview(excluding: .bottom)
        mapController.view.bottomToTop(of: fold)

        cardView.topToBottom(of: fold)
        cardView.leadingToSuperview()
        cardView.width(120)

        listView.topToBottom(of: cardView)
        listView.edgesToSuperview(excluding: .top)
    }
}
