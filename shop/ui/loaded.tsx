import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../messages/m.ts'
import { Spinner } from './spinner.tsx'

type Props<Part> = {
  /** True if the panel is visible. */
  open: boolean
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}

/** The content of a panel whose script loads when it opens for the first time. */
export function Loaded<Part>({ open, load, children }: Props<Part>) {
  const [loaded, setLoaded] = useState<{ part: Part } | 'failed'>()
  const wanted = open && typeof loaded !== 'object'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once, however `load` is written
  useEffect(() => {
    if (wanted)
      load().then(
        part => setLoaded({ part }),
        () => setLoaded('failed'),
      )
  }, [wanted])
  if (loaded === 'failed') return <p className="p-3">{m.shop_offline()}</p>
  return loaded ? children(loaded.part) : <Spinner className="py-6" />
}
