// Printed by draft-inspect with --dialect snapkit --form class --view-config.

import SnapKit
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
        fold.snp.makeConstraints { make in
            make.top.equalTo(view.snp.centerY)
        }

        mapController.view.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview()
            make.bottom.equalTo(fold.snp.top)
        }

        cardView.snp.makeConstraints { make in
            make.top.equalTo(fold.snp.bottom)
            make.leading.equalToSuperview()
            make.width.equalTo(120)
        }

        listView.snp.makeConstraints { make in
            make.top.equalTo(cardView.snp.bottom)
            make.left.right.bottom.equalToSuperview()
        }
    }
}
