// What Xcode writes into code for colors and images of its palette: `#colorLiteral(…)` and `#imageLiteral(…)`.

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
