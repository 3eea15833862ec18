// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
