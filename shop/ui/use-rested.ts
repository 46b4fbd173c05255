import { useEffect, useState } from 'react'

/** Debounces a text: returns it once it has not changed for this many milliseconds; its first value at once. */
export function useRested(text: string, milliseconds: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return rested
}
