// Printed by draft-inspect with --dialect tinyconstraints --form plan --view-config.
