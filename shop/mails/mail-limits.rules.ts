/**
 * So many mails of some kinds go out within an hour. `reader`: to one address. `writer`: of one who wrote them, whoever reads them.
 * `origin`: caused from one place by whoever it was, to people of whom the shop does not know that they want its mails.
 */
export type MailLimit = { templates: readonly string[]; most: number; by: 'reader' | 'writer' | 'origin' }

/**
 * Mails that strangers can cause, by knowing or making up an address. Kinds are counted apart, so that who orders in
 * somebody's name does not keep them from a new password.
 */
export const mailLimits: readonly MailLimit[] = [
  { templates: ['order-placed'], most: 3, by: 'reader' },
  { templates: ['order-expired'], most: 3, by: 'reader' },
  { templates: ['prove-email', 'email-in-use'], most: 3, by: 'reader' },
  { templates: ['reset-password'], most: 3, by: 'reader' },
  // All of them go to the shop: one who writes again and again must not keep others from being heard.
  { templates: ['contact'], most: 3, by: 'writer' },
  {
    templates: ['order-placed', 'prove-email', 'email-in-use', 'reset-password', 'contact'],
    most: 5,
    by: 'origin',
  },
]

/** What limits a mail; nothing where nobody outside causes it. */
export const limitsOf = (template: string): MailLimit[] =>
  mailLimits.filter(({ templates }) => templates.includes(template))

/** Mails that follow another one about the same order: who was not told the first is not told the second. */
export const followsOn: Readonly<Record<string, string>> = { 'order-expired': 'order-placed' }
