const LONGEST = 60

/**
 * True if a term that found nothing is reported to staff: product names are; e-mails, phone numbers and long texts are not.
 */
export const isReported = (term: string): boolean =>
  term.length > 1 && term.length <= LONGEST && !term.includes('@') && !/(\d[\s-]*){6}/.test(term)
