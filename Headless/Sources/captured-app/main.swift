import Foundation
import LayoutCapture
import UIKit

/// A row that is too narrow for its price, and stops for a debugger once it is laid out.
@MainActor
final class RowView: UIView {
    let priceLabel = UILabel()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        priceLabel.text = "Price"
        priceLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(priceLabel)
        NSLayoutConstraint.activate([
            priceLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: priceLabel.trailingAnchor, constant: 16),
            priceLabel.widthAnchor.constraint(equalToConstant: 80),
            priceLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@inline(never)
func isReady() { FileHandle.standardOutput.write(Data("ready\n".utf8)) }

let row = RowView()
row.layoutIfNeeded()
LayoutCapture.roots = { [row] }
FileHandle.standardOutput.write(Data(LayoutCapture.dump(of: row).utf8))
isReady()
