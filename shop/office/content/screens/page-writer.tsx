import { useState } from 'react'
import { type ContentPageName, contentPages } from '../../../content/content-pages.ts'
import { draftChanges } from '../../../content/draft-changes.rules.ts'
import { partsOf } from '../../../content/page-parts.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { openPreview } from '../open-preview.ts'
import { nameOfPage } from '../page-words.ts'
import { PageConflict } from '../parts/page-conflict.tsx'
import { PageStatus } from '../parts/page-status.tsx'
import { WrittenPart } from '../parts/written-part.tsx'
import { usePageDraft } from '../use-page-draft.ts'

/** `/admin/pages/:page`: edits a page part by part; changes stay in a draft until it is published. */
export default function PageWriterScreen({ params: { page = '' } }: OfficeProps) {
  const known = contentPages.find(name => name === page)
  if (!known) return <OfficeHeading title={m.office_not_found()} text={m.office_content_no_page()} />
  return <PageWriter key={known} page={known} />
}

function PageWriter({ page }: { page: ContentPageName }) {
  const work = usePageDraft(page)
  const [asking, setAsking] = useState(false)
  const [later, setLater] = useState(false)
  const { written, blocks, conflict } = work
  const draft = written?.draft
  // Until one version is chosen, the person's own version is stored nowhere else.
  useUnsaved(conflict?.of === 'draft', () => {})
  const { states, count } = draftChanges(written?.published ?? [], blocks ?? [])
  const preview = async () => {
    const refused = await openPreview({ page }, work.settled())
    if (refused) toast(refused.title || m.shop_offline())
  }
  const choose = (take: () => Promise<unknown>) => {
    setLater(false)
    void take()
  }
  return (
    <>
      <OfficeHeading title={nameOfPage(page)} text={m.office_content_writer_text()}>
        <Button look="quiet" disabled={!draft || !!conflict} onClick={() => setAsking(true)}>
          {m.office_content_discard()}
        </Button>
        <Button look="quiet" disabled={!draft} onClick={() => void preview()}>
          {m.office_content_preview()}
        </Button>
        <Button look="main" disabled={!draft || !!conflict} onClick={() => void work.publish()}>
          {m.office_content_publish()}
        </Button>
      </OfficeHeading>
      <Answer problem={work.problem} onRetry={work.retry} lines={8}>
        {written && blocks && (
          <>
            <PageStatus
              written={written}
              changes={count}
              onUndo={() => void work.undoPublication(written.version)}
            />
            {conflict && later && (
              <div
                role="alert"
                className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-tile bg-rose-soft px-5 py-3"
              >
                <p className="font-medium text-rose">{m.office_content_conflict_waits()}</p>
                <Button look="quiet" onClick={() => setLater(false)}>
                  {m.office_content_compare()}
                </Button>
              </div>
            )}
            <div className="space-y-9">
              {partsOf(page, blocks).map(part => (
                <WrittenPart key={part.part} part={part} blocks={blocks} states={states} work={work} />
              ))}
            </div>
          </>
        )}
      </Answer>
      {asking && (
        <AskFirst
          title={m.office_content_discard_title()}
          text={m.office_content_discard_text({ count })}
          yes={m.office_content_discard_yes()}
          no={m.office_content_discard_no()}
          onYes={() => {
            setAsking(false)
            void work.discard()
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {conflict && !later && (
        <PageConflict
          conflict={conflict}
          onTheirs={() => choose(work.takeTheirs)}
          onMine={() => choose(work.takeMine)}
          onClose={() => setLater(true)}
        />
      )}
    </>
  )
}
