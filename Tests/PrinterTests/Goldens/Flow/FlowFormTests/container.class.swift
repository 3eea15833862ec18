// Printed by draft-inspect with --dialect flow --form class --view-config.

import FlowConstraint
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
        applyFlows()
        activateConstraints()
    }

    private func addSubviews() {
        addChild(mapController)
        view.addSubview(mapController.view)
        mapController.didMove(toParent: self)
        view.addSubview(cardView)
        view.addSubview(listView)
        view.addLayoutGuide(fold)
    }

    private func applyFlows() {
        mapController.view.flow()
            .top()
            .left()
            .right()
            .withSuperview()
        cardView.flow().leading().constant(.width, constant: 120).withSuperview()
        listView.flow()
            .left()
            .bottom()
            .right()
            .withSuperview()
            .top(.bottom)
            .withView(cardView)
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            // its first item is a layout guide
            fold.topAnchor.constraint(equalTo: view.centerYAnchor),
            // its second item is a layout guide
            mapController.view.bottomAnchor.constraint(equalTo: fold.topAnchor),
            cardView.topAnchor.constraint(equalTo: fold.bottomAnchor),
        ])
    }
}
