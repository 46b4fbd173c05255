import type { ComponentProps, ReactNode } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { RowButtons } from '../../lists/parts/row-buttons.tsx'

type Props = ComponentProps<typeof RowButtons> & {
  /** The handle that moves it, if the list has an order. */
  handle?: ReactNode
  /** Its picture, null if it has none yet; absent if such entries have no pictures. */
  image?: string | null
  /** A special property, next to its name. */
  mark?: ReactNode
  /** More facts about it, in one line. */
  facts?: ReactNode
  /** True if it no longer counts. */
  over?: boolean
}

/** An entry of a list, with ways to move, edit and remove it. */
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
