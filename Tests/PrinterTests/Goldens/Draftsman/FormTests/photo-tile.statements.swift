// Printed by draft-inspect with --dialect draftsman --form statements --view-config.

self.addSubview(photoView)
self.addSubview(badge)
badge.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
badge.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

photoView.drf.top.horizontal.equal(with: .parent).apply()
