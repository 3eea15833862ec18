// Empty on purpose: Swift Testing imports `_Testing_UIKit` wherever both it and a module UIKit are imported.
