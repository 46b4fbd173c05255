/**
 * Why a message did not go out. `refused`: it never will. `later`: it may, at another try. `away`: nothing goes out at the
 * moment, which is no fault of this message. `words` are for staff: never what the other side said, which may quote anything.
 */
export class SendFailure extends Error {
  readonly kind: 'refused' | 'later' | 'away'
  readonly words: string
  /** Whoever it is for has told the provider that they want no more. */
  readonly optedOut: boolean
  constructor(kind: SendFailure['kind'], words: string, { optedOut = false } = {}) {
    super(kind)
    this.name = 'SendFailure'
    this.kind = kind
    this.words = words
    this.optedOut = optedOut
  }
}
