// Printed by draft-inspect with --dialect easypeasy --form plan --view-config.
