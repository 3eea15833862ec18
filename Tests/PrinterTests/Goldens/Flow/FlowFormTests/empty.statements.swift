// Printed by draft-inspect with --dialect flow --form statements --view-config.
