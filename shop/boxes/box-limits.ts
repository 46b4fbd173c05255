/** The most groups of a box, and the most parts. */
export const MOST_GROUPS = 8
export const MOST_BOX_PARTS = 20

/** The most parts that a buyer chooses for a box: as many as a box has, one as often as it is chosen. */
export const MOST_CHOSEN = MOST_GROUPS * MOST_BOX_PARTS
