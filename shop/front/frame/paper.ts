/** The background of pages, as in `shop/ui/theme.css`, for what is painted before any style sheet. */
export const lightPaper = '#fbf6ec'
/** The background in the dark scheme. */
export const darkPaper = '#0f1c17'
