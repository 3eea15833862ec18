// Printed by draft-inspect with --dialect draftsman --form statements --view-config.
