import { useRef } from 'react'

/** Runs `run` after `before`; ends when the run has ended. The error of a run that fails stays unhandled, and the next one has its turn. */
export const takeTurn = (before: Promise<void>, run: () => Promise<void>): Promise<void> =>
  new Promise(done => {
    void before.then(run).finally(done)
  })

/** Returns a function that runs `run` for one thing after the other: what comes while one is running waits for it. */
export function useInTurn<What>(run: (what: What) => Promise<void>): (what: What) => void {
  const queue = useRef(Promise.resolve())
  return what => {
    queue.current = takeTurn(queue.current, () => run(what))
  }
}
