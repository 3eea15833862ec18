// Printed by draft-inspect with --dialect snapkit --form statements --view-config.
