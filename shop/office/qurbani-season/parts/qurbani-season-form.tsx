import { useEffect, useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { DeskSeason, NewSeason } from '../../../qurbani/season/seasons.contract.ts'
import { useNavigate } from '../../../ui/router.ts'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { describeSeason } from '../describe-season.ts'
import { checkSeasonDraft, type SeasonDraft, seasonDraftOf, seasonIn } from '../season-draft.rules.ts'
import { QurbaniDays } from './qurbani-days.tsx'
import { QurbaniFacts } from './qurbani-facts.tsx'
import { QurbaniOffers } from './qurbani-offers.tsx'
import { QurbaniTexts } from './qurbani-texts.tsx'
import { QurbaniTimes } from './qurbani-times.tsx'

/** The form of a season, saved as a whole. */
export function QurbaniSeasonForm({ season }: { season: DeskSeason | NewSeason }) {
  const first = 'seasonId' in season ? season : undefined
  const [known, setKnown] = useState(first)
  const navigate = useNavigate()
  const edit = useEditForm<SeasonDraft>({
    name: `qurbani season ${first?.seasonId ?? 'new'}`,
    initial: seasonDraftOf(season),
    says: { saved: m.office_qurbani_screens_saved, left: m.office_qurbani_screens_left },
    check: checkSeasonDraft,
    save: async draft => {
      const sent = await send('POST /qurbani/saveSeason', seasonIn(draft))
      const now = sent.ok ? sent.answer : (sent.problem.season as DeskSeason | undefined)
      if (now) setKnown(now)
      if (!now) return sent.ok ? { now: draft } : { problem: sent.problem }
      return sent.ok ? { now: seasonDraftOf(now) } : { theirs: seasonDraftOf(now) }
    },
  })
  const { seasonId } = edit.stood
  useEffect(() => {
    if (!first && seasonId !== null) navigate(`/admin/qurbani/seasons/${seasonId}`, { replace: true })
  }, [first, seasonId, navigate])
  const of = { edit, known }
  return (
    <EditForm
      label={m.office_qurbani_screens_season()}
      edit={edit}
      fieldText={describeSeason}
      says={m.office_qurbani_screens_save()}
    >
      <QurbaniFacts {...of} />
      <QurbaniDays {...of} />
      <QurbaniOffers {...of} />
      <QurbaniTimes {...of} />
      <QurbaniTexts {...of} />
    </EditForm>
  )
}
