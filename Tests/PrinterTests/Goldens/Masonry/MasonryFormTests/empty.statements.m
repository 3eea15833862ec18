// Printed by draft-inspect with --dialect masonry --form statements --view-config.
