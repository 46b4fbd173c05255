import { type ComponentType, use } from 'react'
import { OnServer } from './on-server.ts'

/**
 * Makes a living part of pages. A document has it as text with its properties beside it, and its entry wakes it by its name.
 * Pages with React Router draw it like any other part. Its properties must be plain JSON, as small as possible: they are sent.
 *
 * While `waits` is true of its properties, an island wakes only when a person points at it, or comes to it by keyboard: for parts
 * that a page has many times. Such a part uses no `useId` and no router, because the server draws it once for all pages.
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  waits?: (props: Props) => boolean,
) {
  const Island = (props: Props) => {
    const placeIsland = use(OnServer)?.placeIsland
    if (!import.meta.env.SSR || !placeIsland) return <Part {...props} />
    const sent = JSON.stringify(props)
    const island = placeIsland(name, <Part {...props} />, waits && sent)
    return (
      <div
        className="contents"
        data-island={name}
        data-ids={island.ids}
        data-props={swappedQuotes(sent)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the place of the part, which React itself writes
        dangerouslySetInnerHTML={{ __html: island.place }}
      />
    )
  }
  /** Names it for the entry of documents, and for React's tools. */
  Island.displayName = name
  Island.waits = waits
  return Island
}

/**
 * Swaps quotes and backticks: JSON in an attribute of HTML then has one byte for each quote instead of six. Twice is the same text.
 * JSON has no NUL.
 */
export const swappedQuotes = (json: string): string =>
  json.replaceAll('`', '\0').replaceAll('"', '`').replaceAll('\0', '"')
