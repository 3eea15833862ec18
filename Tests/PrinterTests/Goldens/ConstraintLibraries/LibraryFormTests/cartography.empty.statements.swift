// Printed by draft-inspect with --dialect cartography --form statements --view-config.
