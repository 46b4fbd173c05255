/** The key under which the tab stores a search for shops nearby. */
export const NEAR_SEARCH = 'nearSearch'
