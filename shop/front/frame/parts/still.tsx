import { use, useEffect, useState } from 'react'
import { OnServer, type StillPart } from '../../../ui/on-server.ts'

/** The HTML of parts that this document has had, for screens that show the frame again after one without it. */
const known = new Map<StillPart, string>()

function htmlIn(page: Document, part: StillPart): string | undefined {
  const html = known.get(part) ?? page.getElementById(part)?.innerHTML
  if (html !== undefined) known.set(part, html)
  return html
}

let asking: Promise<Document> | undefined

/** Fetches this page from the server, with its frame. */
function askForPage(): Promise<Document> {
  asking ??= fetch(location.href)
    .then(answer => answer.text())
    .then(text => new DOMParser().parseFromString(text, 'text/html'))
    .finally(() => {
      asking = undefined
    })
  return asking
}

type Props = { part: StillPart; as?: 'div' | 'nav'; className: string; 'aria-label'?: string }

/**
 * A part of the frame that comes with the document as text: the browser neither draws it nor has its data. A document that
 * began without the frame, as in the office, fetches it when a screen needs it.
 */
export function Still({ part, as: Element = 'div', ...rest }: Props) {
  const server = use(OnServer)
  const [html, setHtml] = useState(() => (import.meta.env.SSR ? server?.parts[part] : htmlIn(document, part)))
  const isMissing = html === undefined
  useEffect(() => {
    // Offline it stays empty until the next screen.
    if (isMissing)
      askForPage().then(
        page => setHtml(htmlIn(page, part)),
        () => {},
      )
  }, [isMissing, part])
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
