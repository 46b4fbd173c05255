/**
 * Something that must hold in the books of the shop. `statement` returns a row for each thing that is wrong, with ids and numbers only,
 * never names, addresses or texts of people. It reads tables as a whole, so that a million orders take seconds.
 */
export type Invariant = {
  /** Its name in notes and tests, in kebab case. */
  name: string
  /** One sentence for the owner: the error that a row means. */
  says: string
  statement: string
}

/** In a statement: the moment before which all work must have been done. An audit of a shop that has finished takes infinity. */
export const SETTLED = '(select settled from audit)'
/** In a statement: true if the shop has finished all its work. */
export const FINISHED = `(${SETTLED} = 'infinity')`
/** In a statement: the day of the shop. */
export const TODAY = '(select today from audit)'
