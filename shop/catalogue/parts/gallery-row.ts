/** The id of the row of pictures on the page of a product. */
export const GALLERY = 'gallery'
