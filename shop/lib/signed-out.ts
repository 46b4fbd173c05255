/** The caller's account was closed while the call ran: the call is refused as if they were signed out. */
export class SignedOut extends Error {
  constructor() {
    super('The caller signed out during the call')
    this.name = 'SignedOut'
  }
}
