/** How the animals were slaughtered, and whether they were stunned: certificates for meat say it. */
export const slaughterMethods = ['HAND', 'MACHINE'] as const
export const stunnings = ['NONE', 'REVERSIBLE', 'IRREVERSIBLE'] as const
export type SlaughterMethod = (typeof slaughterMethods)[number]
export type Stunning = (typeof stunnings)[number]

/** The things that a certificate can be about. Shoppers read the claims of the first three; those of suppliers and lots are for staff. */
export const subjectKinds = ['PRODUCT', 'BRAND', 'BRANCH', 'SUPPLIER', 'LOT'] as const
export type SubjectKind = (typeof subjectKinds)[number]
