// Printed by draft-inspect with --dialect anchors --form class --view-config.

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
        activateConstraints()
    }

    private func addSubviews() {
        addChild(mapController)
        view.addSubview(mapController.view)
        mapController.view.translatesAutoresizingMaskIntoConstraints = false
        mapController.didMove(toParent: self)
        view.addSubview(cardView)
        cardView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(listView)
        listView.translatesAutoresizingMaskIntoConstraints = false
        view.addLayoutGuide(fold)
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            fold.topAnchor.constraint(equalTo: view.centerYAnchor),

            mapController.view.topAnchor.constraint(equalTo: view.topAnchor),
            mapController.view.leftAnchor.constraint(equalTo: view.leftAnchor),
            mapController.view.bottomAnchor.constraint(equalTo: fold.topAnchor),
            mapController.view.rightAnchor.constraint(equalTo: view.rightAnchor),

            cardView.topAnchor.constraint(equalTo: fold.bottomAnchor),
            cardView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            cardView.widthAnchor.constraint(equalToConstant: 120),

            listView.topAnchor.constraint(equalTo: cardView.bottomAnchor),
            listView.leftAnchor.constraint(equalTo: view.leftAnchor),
            listView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            listView.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
    }
}
