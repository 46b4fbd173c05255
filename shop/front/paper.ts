/** The ground of the pages, as `shop/ui/theme.css` has it, for what paints before any style sheet. */
export const lightPaper = '#fbf6ec'
/** The same in the dark scheme. */
export const darkPaper = '#0f1c17'
