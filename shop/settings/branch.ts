/** The branch that takes the orders of the online shop, also where there is only one. */
export const ONLINE_BRANCH = 1
