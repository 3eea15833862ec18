// Printed by draft-inspect with --dialect cartography --form plan --view-config.
