/** Under this name the browser remembers where somebody asked whether the shop delivers. */
export const DELIVER_TO = 'deliverTo'
