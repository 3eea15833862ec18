// Printed by draft-inspect with --dialect anchors --form statements --view-config.
