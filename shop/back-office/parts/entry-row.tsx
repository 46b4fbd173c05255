import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { RowButtons } from './row-buttons.tsx'

type Props = ComponentProps<typeof RowButtons> & {
  /** By which it is moved, where the list has an order. */
  handle?: ReactNode
  /** Its picture, null where it has none yet; absent where such things have none. */
  image?: string | null
  /** What is special about it, beside its name. */
  mark?: ReactNode
  /** What else there is to know of it, in a line. */
  facts?: ReactNode
  /** No longer counts. */
  over?: boolean
}

/** A thing in the list where it is moved, changed and removed. */
export function EntryRow({ handle, image, mark, facts, over, ...ways }: Props) {
  return (
    <div
      className={`flex items-center gap-2 py-2.5 pe-2 sm:gap-3 sm:pe-3 ${handle ? 'ps-2 sm:ps-3' : 'ps-4'}`}
    >
      {handle}
      {image !== undefined && (
        <span className="size-12 shrink-0 overflow-hidden rounded-small bg-sunken">
          <Picture src={image} size={48} />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <button
            type="button"
            onClick={ways.onEdit}
            className={`min-w-0 text-start font-semibold wrap-anywhere underline-offset-4 hover:underline ${over ? 'text-muted' : 'text-green'}`}
          >
            {ways.name}
          </button>
          {mark}
        </span>
        {facts && <span className="block text-sm text-muted">{facts}</span>}
      </span>
      <RowButtons {...ways} />
    </div>
  )
}
