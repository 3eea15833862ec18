// Printed by draft-inspect with --dialect easypeasy --form class --view-config.

import EasyPeasy
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
        fold.easy.layout(Top().to(view, .centerY))

        mapController.view.easy.layout(Top(), Left(), Right(), Bottom().to(fold))

        cardView.easy.layout(Top().to(fold), Leading(), Width(120))

        listView.easy.layout(Top().to(cardView), Left(), Right(), Bottom())
    }
}
