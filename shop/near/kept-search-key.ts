/** Under this name the tab remembers a search for shops nearby. */
export const NEAR_SEARCH = 'nearSearch'
