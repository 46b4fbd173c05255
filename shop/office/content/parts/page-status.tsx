import { ExternalLink } from 'lucide-react'
import { addressOfPage } from '../../../content/content-pages.ts'
import type { WrittenPage } from '../../../content/drafts.contract.ts'
import { m } from '../../../messages/m.ts'
import { nameOfPage } from '../page-words.ts'

type Props = { written: WrittenPage; changes: number; onUndo: () => void }

/** The status of the page: as published, or with a draft; links to the page, and undoes the last publication. */
export function PageStatus({ written: { page, draft, publication }, changes, onUndo }: Props) {
  return (
    <div
      className={`mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-tile px-5 py-3 ${draft ? 'bg-saffron-soft' : 'bg-green-soft'}`}
    >
      <p role="status">
        {!draft
          ? m.office_content_as_published()
          : draft.updatedBy
            ? m.office_content_drafted_by({ count: changes, name: draft.updatedBy })
            : m.office_content_drafted({ count: changes })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4">
        {publication && (
          <button
            type="button"
            onClick={onUndo}
            className="min-h-11 text-start font-semibold underline underline-offset-4"
          >
            {m.office_content_undo_publication()}
          </button>
        )}
        <a
          href={addressOfPage(page)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
        >
          {m.office_content_see()}
          <span className="sr-only">: {nameOfPage(page)}</span>
          <ExternalLink aria-hidden className="size-4" />
        </a>
      </div>
    </div>
  )
}
