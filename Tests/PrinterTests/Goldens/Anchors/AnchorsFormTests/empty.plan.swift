// Printed by draft-inspect with --dialect anchors --form plan --view-config.
