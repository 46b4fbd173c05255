/** How `paced` is told of what happens. */
export type Pace = {
  /** Something has changed that should be asked about. */
  want: () => void
  /** A question is on its way, or none is any more. */
  asking: (is: boolean) => void
  /** Nothing is asked any more. */
  stop: () => void
}

/**
 * Calls `ask` for what is wanted, never while a question is on its way, at most once in `every` milliseconds, and once more
 * for all that was wanted meanwhile: however often something changes, each answer comes in time to be shown.
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
