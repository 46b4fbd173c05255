/** A line of an order as a mail shows it. */
export type MailLine = { name: string; quantity: string; about: string; price: string }
/** A sum below the order lines. */
export type MailSum = { name: string; amount: string; total?: true }

/** The parts of a letter, from top to bottom. HTML and plain text are written from the same parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** Text that someone wrote, with their line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'button'; says: string; link: string }
  | { kind: 'lines'; lines: readonly MailLine[]; sums: readonly MailSum[] }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** A code to type in or read out. */
  | { kind: 'code'; code: string }
  | { kind: 'small'; text: string }

/** A mail before it is drawn. */
export type Letter = {
  subject: string
  /** The preview that mail programs show beside the subject. */
  preheader: string
  title: string
  parts: readonly MailPart[]
}
