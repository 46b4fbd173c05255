import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BlockState } from '../../../content/draft-changes.rules.ts'
import type { DraftBlock } from '../../../content/drafts.contract.ts'
import type { PagePart } from '../../../content/page-parts.ts'
import { m } from '../../../messages/m.ts'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { emptyBlock, nameOfBlock } from '../block-form.rules.ts'
import { inOrder, withBlock, withoutBlock, withWritten } from '../block-places.rules.ts'
import { nameOfPart } from '../page-words.ts'
import type { PageDraftWork } from '../use-page-draft.ts'
import { BlockDialog } from './block-dialog.tsx'
import { BlockRow } from './block-row.tsx'

type Props = {
  part: PagePart
  blocks: readonly DraftBlock[]
  states: readonly BlockState[]
  work: PageDraftWork
}

/** A part of a page: its blocks in order, with a way to add one. */
export function WrittenPart({ part, blocks, states, work }: Props) {
  const [open, setOpen] = useState<{ block: DraftBlock; at: number } | 'new'>()
  const rows = blocks.flatMap((block, at) => (block.part === part.part ? [{ block, at }] : []))
  const title = nameOfPart(part.part)
  const nameOf = (block: DraftBlock, place: number) =>
    nameOfBlock(block) || m.office_content_unnamed({ number: place + 1 })
  const order = (next: readonly { block: DraftBlock }[]) => {
    const wanted = next.map(({ block }) => block)
    void work.arrange(now => inOrder(now, part.part, wanted))
  }
  const remove = (block: DraftBlock, at: number, name: string) =>
    void work.arrange(
      now => withoutBlock(now, block, at),
      m.office_content_removed({ name }),
      now => withBlock(now, block, at),
    )
  const row = ({ block, at }: (typeof rows)[number], place: number, handle?: ReactNode) => {
    const name = nameOf(block, place)
    return (
      <BlockRow
        handle={handle}
        block={block}
        name={name}
        part={part}
        state={states[at] ?? 'same'}
        onEdit={() => setOpen({ block, at })}
        onRemove={() => remove(block, at, name)}
      />
    )
  }
  const opened = open === 'new' ? { block: emptyBlock(part.part), at: blocks.length } : open
  const save = (block: DraftBlock) =>
    work.change(now =>
      opened && open !== 'new' ? withWritten(now, opened.block, opened.at, block) : [...now, block],
    )
  return (
    <section aria-labelledby={`part-${part.part}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2">
        <h2 id={`part-${part.part}`} className="text-xl">
          {title}
        </h2>
        {!(part.single && rows.length) && (
          <button
            type="button"
            onClick={() => setOpen('new')}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-small px-3 font-semibold text-green hover:bg-green-soft"
            aria-label={m.office_content_add_to({ part: title })}
          >
            <Plus aria-hidden className="size-4.5" />
            {m.office_content_add()}
          </button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="rounded-tile border border-dashed border-edge px-4 py-5 text-muted">
          {m.office_content_nothing_here()}
        </p>
      ) : rows.length === 1 ? (
        <div className="card">{row(rows[0] as (typeof rows)[number], 0)}</div>
      ) : (
        <SortableList
          label={title}
          items={rows}
          idOf={({ block, at }) => (block.blockId === null ? `new ${at}` : String(block.blockId))}
          nameOf={({ block, at }) =>
            nameOf(
              block,
              rows.findIndex(one => one.at === at),
            )
          }
          onOrder={order}
          className="card divide-y divide-line"
          itemClass="bg-raised first:rounded-t-tile last:rounded-b-tile"
        >
          {(item, handle, place) => row(item, place, handle)}
        </SortableList>
      )}
      {opened && (
        <BlockDialog
          title={open === 'new' ? m.office_content_add_to({ part: title }) : title}
          block={opened.block}
          at={opened.at}
          part={part}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
