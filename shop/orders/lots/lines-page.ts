/** The lines of orders on one page of those that got something of a lot. */
export const LINES_PAGE = 100
