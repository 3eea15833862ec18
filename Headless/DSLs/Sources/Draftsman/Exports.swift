// The library's users import UIKit beside it; the package's own files rely on this.
@_exported import Foundation
