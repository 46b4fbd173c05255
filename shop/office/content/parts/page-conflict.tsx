import { draftChanges } from '../../../content/draft-changes.rules.ts'
import type { DraftBlock } from '../../../content/drafts.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { nameOfBlock } from '../block-form.rules.ts'
import { nameOfPart } from '../page-words.ts'
import type { PageConflict as Conflict } from '../write-page.ts'

type Props = { conflict: Conflict; onTheirs: () => void; onMine: () => void; onClose: () => void }

/** The differences between two versions: pairs of the same block, where one may be missing. */
function differing(theirs: readonly DraftBlock[], mine: readonly DraftBlock[]) {
  const { states, removed } = draftChanges(theirs, mine)
  const theirOwn = (blockId: number | null) =>
    theirs.find(block => blockId !== null && block.blockId === blockId)
  return [
    ...mine.flatMap((block, at) =>
      states[at] === 'same'
        ? []
        : [{ theirs: theirOwn(block.blockId), mine: block as DraftBlock | undefined }],
    ),
    ...removed.map(block => ({ theirs: block as DraftBlock | undefined, mine: undefined })),
  ]
}

/** Two people edited the same page: shows both versions of each difference, to choose from. */
export function PageConflict({ conflict: { of, mine, now }, onTheirs, onMine, onClose }: Props) {
  const theirs = of === 'page' ? now.published : (now.draft?.blocks ?? now.published)
  const pairs = differing(theirs, mine)
  const textOf = (block: DraftBlock | undefined) =>
    block ? [nameOfBlock(block), block.text].filter(Boolean).join('\n') : m.office_content_not_there()
  return (
    <OpenDialog title={m.office_content_conflict_title()} wide onClose={onClose}>
      <p className="max-w-prose">
        {of === 'page' ? m.office_content_conflict_page() : m.office_content_conflict_draft()}
      </p>
      <ul className="my-5 divide-y divide-line">
        {pairs.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is what it is for as long as it is shown
          <li key={at} className="py-3">
            <h3 className="mb-2 text-base font-semibold">
              {nameOfPart((pair.mine ?? pair.theirs)?.part ?? '')}
            </h3>
            <div className="grid gap-3 sm:grid-cols-2">
              {([pair.theirs, pair.mine] as const).map((block, side) => (
                <div key={side === 0 ? 'theirs' : 'mine'} className="rounded-small border border-line p-3">
                  <p className="text-sm text-muted">
                    {side === 1
                      ? m.office_content_conflict_mine()
                      : of === 'page'
                        ? m.office_content_conflict_published()
                        : m.office_content_conflict_theirs()}
                  </p>
                  <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{textOf(block)}</p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {pairs.length === 0 && <p className="mb-5">{m.office_content_conflict_order()}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onTheirs}>
          {of === 'page' ? m.office_content_take_published() : m.office_content_take_theirs()}
        </Button>
        <Button look="main" onClick={onMine}>
          {of === 'page' ? m.office_content_publish_mine() : m.office_content_keep_mine()}
        </Button>
      </div>
    </OpenDialog>
  )
}
