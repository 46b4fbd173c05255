import { useRef } from 'react'

/** Returns a function that runs `run` for one thing after the other: what comes while one is running waits for it. */
export function useInTurn<What>(run: (what: What) => Promise<void>): (what: What) => void {
  const queue = useRef(Promise.resolve())
  return what => {
    queue.current = queue.current.then(() => run(what))
  }
}
