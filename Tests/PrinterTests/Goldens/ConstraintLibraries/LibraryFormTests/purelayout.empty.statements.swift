// Printed by draft-inspect with --dialect purelayout --form statements --view-config.
