// Apple's UIKit exports Foundation; source that imports UIKit alone relies on it for CGRect and NSCoder.
@_exported import Foundation
