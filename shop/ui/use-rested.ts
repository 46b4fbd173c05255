import { useEffect, useState } from 'react'

/** A text as it is once it has not changed for so many milliseconds; what it is at first at once. */
export function useRested(text: string, milliseconds: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return rested
}
