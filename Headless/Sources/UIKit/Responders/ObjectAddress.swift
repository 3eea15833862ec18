/// Addresses of objects as UIKit's descriptions have them.
enum ObjectAddress {
    /// `0x600002c17660`
    static func text(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}
