/** The largest delivery distance in miles (spec section 2). */
export const MOST_MILES = 300
