import Foundation
import Testing
import UIKit

@MainActor
struct FittingTests {
    @Test func aViewFitsItsContent() {
        let card = UIView()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 70))
        #expect(card.frame == .zero)
    }

    @Test func aRequiredWidthGivesTheHeightOfWrappedText() {
        let cell = UIView()
        let label = UILabel()
        label.text = "A text that is too long for one line of this width, and for two"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.topAnchor),
            label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(600) < 25)
        #expect(height(120) > 80)
    }

    /// As tables and collections ask for it.
    @Test func cellsFitTheirContentViews() {
        let cells: [(UIView, UIView)] = [
            { ($0, $0.contentView) }(UITableViewCell(style: .default, reuseIdentifier: nil)),
            { ($0, $0.contentView) }(UITableViewHeaderFooterView(reuseIdentifier: nil)),
            { ($0, $0.contentView) }(UICollectionViewCell(frame: .zero)),
        ]
        for (cell, content) in cells {
            let box = content.place(Content(40, 30))
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
                box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ])
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            #expect(size == CGSize(width: 320, height: 40), "\(cell)")
            cell.frame.size = size
            cell.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 0, y: 5, width: 320, height: 30), "\(cell)")
        }
    }

    @Test func textsAndControlsHaveContentSizes() {
        let label = UILabel()
        label.text = "Brightness"
        // Measured: 81.5 × 20.5 at two pixels a point.
        #expect(abs(label.intrinsicContentSize.width - 81.5) < 0.5)
        #expect(abs(label.intrinsicContentSize.height - 20.5) < 0.35)
        label.sizeToFit()
        #expect(label.frame.size == label.intrinsicContentSize)
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func constraintsOfAViewAreNotItsContent() {
        let label = UILabel()
        label.text = "Brightness"
        let size = label.intrinsicContentSize
        label.widthAnchor.constraint(equalToConstant: 300).isActive = true
        #expect(label.intrinsicContentSize == size)
    }

    @Test func aContentSizeOfAnAppIsStatedAndOthersAreNot() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 20, height: size.height)
            }
        }
        final class Plain: UILabel {}
        let padded = Padded()
        padded.text = "Brightness"
        let plain = Plain()
        plain.text = "Brightness"
        #expect(padded.layoutDump().contains("\"intrinsicContentSize\": ["))
        #expect(!plain.layoutDump().contains("intrinsicContentSize"))
    }
}
