import { Socket } from 'node:net'

/** A connection that sends everything written in one turn of the event loop together, not statement by statement. */
export class GatheringSocket extends Socket {
  #gathering = false

  override cork(): void {
    if (this.#gathering) return
    this.#gathering = true
    super.cork()
    process.nextTick(() => {
      this.#gathering = false
      super.uncork()
    })
  }

  override uncork(): void {}
}
