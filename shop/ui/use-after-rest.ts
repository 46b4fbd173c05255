import { useEffect, useRef } from 'react'

type Question = {
  /** Runs at each change, also if there is nothing to ask. */
  begin?: () => unknown
  /** Asks; the signal ends with the next change. */
  ask: (leaving: AbortSignal) => Promise<void>
}

/** Asks a question once it has not changed for this many milliseconds; an empty text asks nothing. */
export function useAfterRest(question: string, milliseconds: number, does: Question): void {
  const latest = useRef(does)
  useEffect(() => {
    latest.current = does
  })
  useEffect(() => {
    latest.current.begin?.()
    if (!question) return
    const leaving = new AbortController()
    const timer = setTimeout(() => latest.current.ask(leaving.signal), milliseconds)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [question, milliseconds])
}
