import { type ComponentType, use } from 'react'
import { OnServer } from './on-server.ts'

/**
 * Makes a living part of pages. A document has it as text with its properties beside it, and its entry wakes it by its name.
 * Pages with React Router draw it like any other part. Its properties must be plain JSON, as small as possible: they are sent.
 */
export function island<Props extends object>(name: string, Part: ComponentType<Props>) {
  const Island = (props: Props) => {
    const island = use(OnServer)?.placeIsland?.(name, <Part {...props} />)
    if (!import.meta.env.SSR || !island) return <Part {...props} />
    return (
      <div
        className="contents"
        data-island={name}
        data-ids={island.ids}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the place of the part, which React itself writes
        dangerouslySetInnerHTML={{ __html: island.place }}
      />
    )
  }
  /** Names it for the entry of documents, and for React's tools. */
  Island.displayName = name
  return Island
}
