/**
 * The most mails of some kinds that are sent within an hour. `reader`: to one address. `writer`: written by one address, to
 * anyone. `origin`: caused from one place, to people who have not shown that they want the shop's mails.
 */
export type MailLimit = { templates: readonly string[]; most: number; by: 'reader' | 'writer' | 'origin' }

/**
 * Mails that strangers can cause by knowing or inventing an address. Kinds are counted separately, so that someone who
 * orders in another person's name cannot block that person's password reset.
 */
export const mailLimits: readonly MailLimit[] = [
  { templates: ['order-placed'], most: 3, by: 'reader' },
  { templates: ['order-expired'], most: 3, by: 'reader' },
  { templates: ['prove-email', 'email-in-use'], most: 3, by: 'reader' },
  { templates: ['reset-password'], most: 3, by: 'reader' },
  { templates: ['sign-in-code'], most: 3, by: 'reader' },
  // All of these go to the shop: one person who writes repeatedly must not crowd out others.
  { templates: ['contact'], most: 3, by: 'writer' },
  {
    templates: ['order-placed', 'prove-email', 'email-in-use', 'reset-password', 'sign-in-code', 'contact'],
    most: 5,
    by: 'origin',
  },
]

/** Returns the limits of a mail; empty if outsiders cannot cause it. */
export const limitsOf = (template: string): MailLimit[] =>
  mailLimits.filter(({ templates }) => templates.includes(template))

/** Mails that follow an earlier one about the same order: if the first was not sent, neither is the second. */
export const followsOn: Readonly<Record<string, string>> = { 'order-expired': 'order-placed' }
