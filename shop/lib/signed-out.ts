/** The account of whoever makes a call is closed while the call runs: it is refused as to somebody who signed out. */
export class SignedOut extends Error {
  constructor() {
    super('signed out')
    this.name = 'SignedOut'
  }
}
