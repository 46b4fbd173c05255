import { useEffect, useState } from 'react'
import type { InstallOffer } from '../../frame/wait-for-paint.ts'

/** Returns a function that asks the visitor to install the shop as an app; undefined where the browser does not offer it. */
export function useInstallOffer(): (() => Promise<void>) | undefined {
  const [offer, setOffer] = useState<InstallOffer>()
  useEffect(() => {
    const ended = new AbortController()
    // The head of the page has stored the offer before it reaches this listener.
    const look = () => setOffer(early.install)
    const forget = () => {
      early.install = undefined
      look()
    }
    look()
    addEventListener('beforeinstallprompt', look, ended)
    addEventListener('appinstalled', forget, ended)
    return () => ended.abort()
  }, [])
  return (
    offer &&
    (async () => {
      // A browser accepts one question for each offer, and makes another offer later.
      early.install = undefined
      setOffer(undefined)
      await offer.prompt().catch(() => {})
    })
  )
}
