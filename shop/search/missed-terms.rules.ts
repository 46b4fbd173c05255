const LONGEST = 60

/** Whether a term that found nothing is told to staff: names of goods are; e-mails, phone numbers and long texts are not. */
export const isTold = (term: string): boolean =>
  term.length > 1 && term.length <= LONGEST && !term.includes('@') && !/(\d[\s-]*){6}/.test(term)
