import { useEffect } from 'react'

type Asked = { answer: unknown; problem: unknown; retry: () => void }

/** Asks once more this long (milliseconds) after each answer or problem, for as long as `wait` is defined. */
export function useLookingAgain({ answer, problem, retry }: Asked, wait: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks for the next
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(retry, wait)
    return () => clearTimeout(timer)
  }, [answer, problem, wait])
}
