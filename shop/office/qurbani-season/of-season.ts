import type { DeskSeason } from '../../qurbani/season/seasons.contract.ts'
import type { useEditForm } from '../forms/use-edit-form.ts'
import type { SeasonDraft } from './season-draft.rules.ts'

/** The props of the parts of a season's form. */
export type OfSeason = {
  edit: ReturnType<typeof useEditForm<SeasonDraft>>
  /** The saved season with its bookings; undefined for a new one. */
  known: DeskSeason | undefined
}
