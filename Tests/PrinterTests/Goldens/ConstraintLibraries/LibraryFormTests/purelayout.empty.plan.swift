// Printed by draft-inspect with --dialect purelayout --form plan --view-config.
