// Printed by draft-inspect with --dialect snapkit --form plan --view-config.
