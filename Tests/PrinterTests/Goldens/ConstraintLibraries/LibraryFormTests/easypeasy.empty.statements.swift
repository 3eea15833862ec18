// Printed by draft-inspect with --dialect easypeasy --form statements --view-config.
