/** The pause before a failed provider is asked again, in seconds. */
export const REST = 30

/**
 * The failure of a provider. `why` goes to the log and quotes nothing of the question or the answer. `rest` is the pause in
 * seconds before it is asked again; 0 if only this question failed.
 */
export class MapsFailed extends Error {
  readonly why: string
  readonly rest: number
  constructor(why: string, rest: number = REST) {
    super(why)
    this.name = 'MapsFailed'
    this.why = why
    this.rest = rest
  }
}
