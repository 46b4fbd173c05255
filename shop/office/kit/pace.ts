/** The events that `paced` receives. */
export type Pace = {
  /** Something has changed: a request is wanted. */
  want: () => void
  /** A request has started or ended: this one, or one of the person, whose change will be reported too. */
  asking: (is: boolean) => void
  /** Stops all further requests. */
  stop: () => void
}

/**
 * Calls `ask` when a request is wanted, but never during another one, nor within `every` milliseconds of its start. Changes in
 * between lead to one more call, so each answer arrives in time to be shown, however often something changes.
 */
export function paced(ask: () => void, every: number): Pace {
  let wanted = false
  let isAsking = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    resting ??= setTimeout(() => {
      resting = undefined
      go()
    }, every)
  }
  const go = () => {
    if (!wanted || isAsking || resting) return
    wanted = false
    rest()
    ask()
  }
  return {
    want: () => {
      wanted = true
      go()
    },
    asking: is => {
      isAsking = is
      if (is) rest()
      go()
    },
    stop: () => {
      wanted = false
      clearTimeout(resting)
      resting = undefined
    },
  }
}
