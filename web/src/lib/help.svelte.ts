// The sheet of keys: H opens it on every screen, and so does the menu of a table.
export const help = $state({ open: false })
