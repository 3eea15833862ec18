// Printed by draft-inspect with --dialect stevia --form plan --view-config.
