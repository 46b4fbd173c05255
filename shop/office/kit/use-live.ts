import { useEffect, useRef, useState } from 'react'
import { type Pace, paced } from './pace.ts'

/** The polling interval while the stream is down, in milliseconds. */
const ASK_EVERY = 30_000
/** The minimum interval between requests, in milliseconds, however often something changes. */
const REST = 1000

/**
 * Listens to the shop's stream for staff (`GET /api/live`) and calls `changed` at once after a change. Also calls it when
 * the stream is back, as something may have been missed, and every 30 seconds while it is down. A hidden tab does not
 * listen, and asks when it is visible again. Never calls it during another request (`asking`), whose answer would be lost, and
 * at most once a second, also after a change of the person's own. Returns true while the stream is open.
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
        // The browser does not reopen a refused stream.
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
