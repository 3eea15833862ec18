// Printed by draft-inspect with --dialect flow --form plan --view-config.
