/** The most products that can be asked for at a branch at once. */
export const MOST_ASKED = 60
