/** The name under which a browser remembers that lists are in rows. */
export const ROWS = 'rows'

/** Runs in the head of a page, before anything is drawn: lists are in rows if the browser remembers so. */
export const showRows = `;try{if(localStorage.${ROWS})document.documentElement.dataset.rows=''}catch{}`
