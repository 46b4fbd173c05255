/** Whom the list of customers shows: with an account, without one, or those who are served first. */
export const peopleKinds = ['account', 'guest', 'priority'] as const
export type PeopleKind = (typeof peopleKinds)[number]
