// Printed by draft-inspect with --dialect tinyconstraints --form statements --view-config.
