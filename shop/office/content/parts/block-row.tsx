import type { ReactNode } from 'react'
import type { BlockState } from '../../../content/draft-changes.rules.ts'
import type { DraftBlock } from '../../../content/drafts.contract.ts'
import type { PagePart } from '../../../content/page-parts.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { EntryRow } from '../../forms/parts/entry-row.tsx'

type Props = {
  handle?: ReactNode
  block: DraftBlock
  name: string
  part: PagePart
  state: BlockState
  onEdit: () => void
  onRemove: () => void
}

/** A block in the list of its part: how it differs from the published page, and the actions on it. */
export function BlockRow({ handle, block, part: { fields }, state, ...ways }: Props) {
  const { image, printed, title, text, startDate, endDate } = block
  const more = [fields.includes('printed') && title && printed, title && text.split('\n')[0]].filter(Boolean)
  return (
    <EntryRow
      handle={handle}
      image={fields.includes('image') ? image : undefined}
      mark={
        state !== 'same' && (
          <span className="rounded-round bg-saffron-soft px-2 text-xs font-semibold">
            {state === 'new' ? m.office_content_new() : m.office_content_differs()}
          </span>
        )
      }
      facts={
        <>
          {more.length > 0 && <span className="line-clamp-1 wrap-anywhere">{more.join(' · ')}</span>}
          {(startDate || endDate) && (
            <span className="block">
              {startDate && <Day at={startDate} />} – {endDate && <Day at={endDate} />}
            </span>
          )}
        </>
      }
      {...ways}
    />
  )
}
