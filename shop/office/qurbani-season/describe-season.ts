import { m } from '../../messages/m.ts'
import { animalName, methodName, seasonStateName, unfilledName } from '../kit/qurbani-office-words.ts'
import type { SeasonDraft } from './season-draft.rules.ts'

const names: Partial<Record<keyof SeasonDraft, () => string>> = {
  seasonName: m.office_qurbani_screens_name,
  firstDay: m.office_qurbani_screens_first_day,
  orderBy: m.office_qurbani_screens_order_by,
  depositPercent: m.office_qurbani_screens_deposit,
  unfilledRule: m.office_qurbani_screens_unfilled,
  rules: m.office_qurbani_screens_rules,
  wakala: m.office_qurbani_screens_wakala,
  state: m.office_qurbani_screens_state,
  days: m.office_qurbani_screens_days,
  offers: m.office_qurbani_screens_offers,
  windows: m.office_qurbani_screens_windows,
}

/** The fields of a season that are not plain text, as lines. */
const lines: Partial<Record<keyof SeasonDraft, (draft: SeasonDraft) => string[]>> = {
  state: ({ state }) => [seasonStateName[state]()],
  unfilledRule: ({ unfilledRule }) => [unfilledName[unfilledRule]()],
  days: ({ days }) =>
    days.map(({ capacity }, at) => `${m.office_qurbani_screens_day({ day: at + 1 })} · ${capacity}`),
  offers: ({ offers }) =>
    offers.map(({ day, kind, tag, animals, price }) =>
      [m.office_qurbani_screens_day({ day }), tag ?? animalName[kind](), animals, price].join(' · '),
    ),
  windows: ({ windows }) =>
    windows.map(({ day, method, startsAt, endsAt, capacity }) =>
      [m.office_qurbani_screens_day({ day }), methodName[method](), `${startsAt}–${endsAt}`, capacity].join(
        ' · ',
      ),
    ),
}

/** The name and text of a season's field, for choosing between two versions. */
export const describeSeason = (
  name: keyof SeasonDraft,
  draft: SeasonDraft,
): { name: string; text: string } => ({
  name: names[name]?.() ?? '',
  text: lines[name]?.(draft).join('\n') ?? String(draft[name] ?? ''),
})
