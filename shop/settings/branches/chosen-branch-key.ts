/** The key of the chosen branch in the browser's storage. */
export const CHOSEN_BRANCH = 'branch'
