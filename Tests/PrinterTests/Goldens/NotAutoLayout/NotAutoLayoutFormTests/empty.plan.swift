// Printed by draft-inspect with --dialect notautolayout --form plan --view-config.
