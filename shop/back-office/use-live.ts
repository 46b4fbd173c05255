import { useEffect, useRef, useState } from 'react'
import { type Pace, paced } from './pace.ts'

/** While the stream is down, what is shown is asked for so often, in milliseconds. */
const ASK_EVERY = 30_000
/** However often something changes, it is asked about no more often than this, in milliseconds. */
const REST = 1000

/**
 * Hears at once that something has changed, from the shop's stream for staff (`GET /api/live`), and calls `changed`; also after the
 * stream was away, as something may have been missed, and every 30 seconds while it is down. A tab that nobody looks at
 * hears nothing, and asks when it is looked at again. Never calls it
 * while the question before is on its way (`asking`), whose answer would be lost, and at most once a second. Answers whether the
 * stream stands.
 */
export function useLive(thing: 'orders', changed: () => void, asking: boolean): boolean {
  const [live, setLive] = useState(false)
  const latest = useRef(changed)
  useEffect(() => {
    latest.current = changed
  })
  const pace = useRef<Pace>(undefined)
  useEffect(() => {
    const own = paced(() => latest.current(), REST)
    pace.current = own
    return own.stop
  }, [])
  useEffect(() => pace.current?.asking(asking), [asking])
  useEffect(() => {
    let stream: EventSource | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let before = false
    const ask = () => pace.current?.want()
    const askNowAndThen = () => {
      setLive(false)
      timer ??= setInterval(() => {
        ask()
        // A stream that was refused does not come back by itself.
        if (stream?.readyState === EventSource.CLOSED) open()
      }, ASK_EVERY)
    }
    const open = () => {
      stream?.close()
      stream = new EventSource('/api/live')
      stream.addEventListener('open', () => {
        clearInterval(timer)
        timer = undefined
        setLive(true)
        if (before) ask()
        before = true
      })
      stream.addEventListener(thing, ask)
      stream.addEventListener('error', askNowAndThen)
    }
    const close = () => {
      stream?.close()
      stream = undefined
      clearInterval(timer)
      timer = undefined
    }
    const looked = () => {
      close()
      if (document.visibilityState === 'visible') open()
    }
    looked()
    document.addEventListener('visibilitychange', looked)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      close()
    }
  }, [thing])
  return live
}
