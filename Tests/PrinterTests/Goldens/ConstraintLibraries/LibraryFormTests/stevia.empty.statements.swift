// Printed by draft-inspect with --dialect stevia --form statements --view-config.
