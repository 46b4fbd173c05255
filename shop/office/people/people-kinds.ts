/** The filters of the customer list: with an account, without one, or served first. */
export const peopleKinds = ['account', 'guest', 'priority'] as const
export type PeopleKind = (typeof peopleKinds)[number]
