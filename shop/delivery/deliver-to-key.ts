/** The browser's storage key for the address of the last delivery question. */
export const DELIVER_TO = 'deliverTo'
