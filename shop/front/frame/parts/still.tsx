import { use, useEffect, useState } from 'react'
import { OnServer, type StillPart } from '../../../ui/on-server.ts'

/** The HTML of parts that this document came with, for screens that show the frame again after one without it. */
const known = new Map<StillPart, string>()

function htmlInDocument(part: StillPart): string | undefined {
  const html = known.get(part) ?? document.getElementById(part)?.innerHTML
  if (html !== undefined) known.set(part, html)
  return html
}

type Props = { part: StillPart; as?: 'div' | 'nav'; className: string; 'aria-label'?: string }

/**
 * A part of the frame that comes with the document as text: the browser neither draws it nor has its data. A document that
 * began without the frame, as the office does, loads in full when a screen needs it.
 */
export function Still({ part, as: Element = 'div', ...rest }: Props) {
  const server = use(OnServer)
  const [html] = useState(() => (import.meta.env.SSR ? server?.parts[part] : htmlInDocument(part)))
  const isMissing = html === undefined
  useEffect(() => {
    if (isMissing) location.reload()
  }, [isMissing])
  return (
    <Element
      id={part}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote it on the server, or it is in the document
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
      {...rest}
    />
  )
}
