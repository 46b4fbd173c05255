/** The shop delivers no farther than so many miles (spec section 2). */
export const MOST_MILES = 300
