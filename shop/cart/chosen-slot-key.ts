/** The key of the chosen window in the browser's storage. */
export const CHOSEN_SLOT = 'slot'
