import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { NotThere } from '../../kit/facts/not-there.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { PaperHead } from '../parts/paper-head.tsx'
import { PrintRecall } from '../parts/print-recall.tsx'
import { RecallBadge } from '../parts/recall-badge.tsx'
import { RecallBuyers } from '../parts/recall-buyers.tsx'
import { RecallFacts } from '../parts/recall-facts.tsx'
import { RecallProgress } from '../parts/recall-progress.tsx'
import { RecalledLots } from '../parts/recalled-lots.tsx'
import { recallPartOf } from '../recall-part-words.ts'
import { useRecall } from '../use-recall.ts'
import { useWholeRecall } from '../use-whole-recall.ts'

/** `/admin/recalls/{recallId}`: a recall to follow, and to print for the authority. */
export default function OneRecallScreen({ params: { recallId = '' } }: OfficeProps) {
  const isNumber = /^[1-9]\d{0,8}$/.test(recallId)
  const id = Number(recallId)
  const [query, setQuery] = useSearchParams()
  const part = recallPartOf(query.get('part'))
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const show = (shown: { part?: string | undefined; page?: string }) =>
    setQuery(
      Object.entries(shown).filter((entry): entry is [string, string] => Boolean(entry[1])),
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  const { answer, problem, retry } = useRecall(id, isNumber, { part, page })
  const hasBranches = (useBranches()?.length ?? 0) > 1
  const printing = useWholeRecall(id, part)
  if (!isNumber || problem?.status === 404)
    return <NotThere says={m.office_recalls_gone()} to="/admin/recalls" all={m.office_recalls_all()} />
  if (!answer) return <Answer problem={problem} onRetry={retry} lines={8} />
  const whole = printing.wholeAt(answer.recall.done)
  const recall = whole?.recall ?? answer.recall
  const title = m.office_recalls_number({ number: recall.recallId })
  return (
    <>
      <OfficeHeading title={title} text={<RecallBadge recall={recall} />}>
        <ButtonLink look="quiet" to="/admin/recalls">
          {m.office_recalls_all()}
        </ButtonLink>
        <PrintRecall printing={printing} />
      </OfficeHeading>
      <article aria-label={title} className="on-sheet space-y-5">
        <PaperHead title={title} />
        {recall.done < recall.orders && <RecallProgress recall={recall} />}
        <RecallFacts recall={recall} />
        <RecalledLots lots={answer.lots} hasBranches={hasBranches} />
        <RecallBuyers
          rows={whole?.rows ?? answer.orders.rows}
          total={whole?.rows.length ?? answer.orders.total}
          part={part}
          page={page}
          refunds={recall.refunds}
          hasBranches={hasBranches}
          recallId={recall.recallId}
          onNoted={() => {
            printing.forget()
            retry()
          }}
          onPart={next => show({ part: next })}
          onPage={next => show({ part, page: String(next) })}
        />
      </article>
    </>
  )
}
