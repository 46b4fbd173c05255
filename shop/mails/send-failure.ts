/**
 * The reason a message was not sent. `refused`: it never will be. `later`: a retry may succeed. `away`: nothing can be sent
 * now, which is no fault of this message. `words` are for staff and never quote the other side, which may say anything.
 */
export class SendFailure extends Error {
  readonly kind: 'refused' | 'later' | 'away'
  readonly words: string
  /** True if the recipient has asked the provider for no more messages. */
  readonly optedOut: boolean
  constructor(kind: SendFailure['kind'], words: string, { optedOut = false } = {}) {
    super(kind)
    this.name = 'SendFailure'
    this.kind = kind
    this.words = words
    this.optedOut = optedOut
  }
}
