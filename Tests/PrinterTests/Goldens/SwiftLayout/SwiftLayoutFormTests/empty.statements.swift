// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.
