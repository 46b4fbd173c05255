/** The events that `paced` receives. */
export type Pace = {
  /** Something has changed: a request is wanted. */
  want: () => void
  /** A request has started or ended. */
  asking: (is: boolean) => void
  /** Stops all further requests. */
  stop: () => void
}

/**
 * Calls `ask` when a request is wanted, but never during another one and at most once in `every` milliseconds. Changes in
 * between lead to one more call, so each answer arrives in time to be shown, however often something changes.
 */
export function paced(ask: () => void, every: number): Pace {
  let wanted = false
  let isAsking = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    if (!wanted || isAsking || resting) return
    wanted = false
    resting = setTimeout(() => {
      resting = undefined
      go()
    }, every)
    ask()
  }
  return {
    want: () => {
      wanted = true
      go()
    },
    asking: is => {
      isAsking = is
      go()
    },
    stop: () => {
      wanted = false
      clearTimeout(resting)
      resting = undefined
    },
  }
}
