import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { Recall } from '../../../recalls/recalls.fields.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { NotThere } from '../../kit/facts/not-there.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranches } from '../../kit/use-branch.ts'
import { LotsToRecall } from '../parts/lots-to-recall.tsx'
import { RecallEffects } from '../parts/recall-effects.tsx'
import { RecallForm } from '../parts/recall-form.tsx'
import { StartRecall } from '../parts/start-recall.tsx'
import { useRecallForm } from '../use-recall-form.ts'
import { useRecallPreview } from '../use-recall-preview.ts'

/** `/admin/recalls/new?lot={lotId}`: the effects of a recall, its words, and its start. */
export default function NewRecallScreen() {
  const [query] = useSearchParams()
  const lot = query.get('lot') ?? ''
  return /^[1-9]\d{0,8}$/.test(lot) ? (
    <RecallOfLot key={lot} lotId={Number(lot)} />
  ) : (
    <NotThere says={m.office_recalls_how()} to="/admin/lots" all={m.office_recalls_to_lots()} />
  )
}

function RecallOfLot({ lotId }: { lotId: number }) {
  const preview = useRecallPreview(lotId)
  const hasBranches = (useBranches()?.length ?? 0) > 1
  const [isAsking, setAsking] = useState(false)
  const [started, setStarted] = useState<Recall>()
  const form = useRecallForm(lotId, { ask: () => setAsking(!preview.late), isDone: started !== undefined })
  const navigate = useNavigate()
  useEffect(() => {
    if (!started) return
    toast(m.office_recalls_started())
    void navigate(`/admin/recalls/${started.recallId}`, { replace: true })
  }, [started, navigate])
  const { answer, problem, retry, late } = preview
  const lot = answer?.lots.find(one => one.lotId === lotId)
  const lotPage = `/admin/lots/${lotId}`
  if (problem?.status === 404)
    return <NotThere says={m.office_lots_gone()} to="/admin/lots" all={m.office_lots_all()} />
  if (problem?.status === 409)
    return <NotThere says={problem.title} to={lotPage} all={m.office_recalls_back_to_lot()} />
  if (!answer || !lot) return <Answer problem={problem} onRetry={retry} lines={8} />
  return (
    <>
      <OfficeHeading title={m.office_recalls_new()} text={m.office_recalls_new_text()}>
        <ButtonLink look="quiet" to={lotPage}>
          {m.office_recalls_back_to_lot()}
        </ButtonLink>
      </OfficeHeading>
      <div className="space-y-5">
        <LotsToRecall lot={lot} preview={preview} hasBranches={hasBranches} />
        <RecallEffects preview={answer} late={late} />
        <RecallForm form={form} preview={answer} late={late} />
      </div>
      {isAsking && (
        <StartRecall
          lotIds={preview.lotIds}
          draft={form.values}
          preview={answer}
          onClose={() => setAsking(false)}
          onStarted={setStarted}
        />
      )}
    </>
  )
}
