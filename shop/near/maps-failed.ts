/** A provider that failed is not asked again for so long, in seconds. */
export const REST = 30

/**
 * A provider did not answer as it should. `why` goes to the log: it quotes nothing of what was asked or answered. `rest`: so
 * many seconds it is not asked again; 0 where only this question was the matter.
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
