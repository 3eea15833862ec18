import Stevia
import UIKit

final class ProfileView: UIView {
    let avatar = UIImageView()
    let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        subviews { avatar; name }
        avatar.size(40).centerHorizontally()
        name.Top == avatar.Bottom + 8
        name.Width == avatar.Width - 5
        layout {
            16
            avatar
            >=8
            |-8-name-8-|
            8
        }
        equal(widths: avatar, name)
        name.fillHorizontally(padding: 8)
    }

    required init?(coder: NSCoder) { fatalError() }
}
