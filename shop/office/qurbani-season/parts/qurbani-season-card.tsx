import { mayDoAny } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import type { SeasonRow } from '../../../qurbani/season/seasons.contract.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { bothCalendars, seasonStateLook, seasonStateName } from '../../kit/qurbani-office-words.ts'
import { qurbaniPlaces } from '../qurbani-places.ts'

type Props = { season: SeasonRow; roles: readonly string[] }

/** A season in the list: its dates and numbers, and links to the actions that these roles may take. */
export function QurbaniSeasonCard({ season, roles }: Props) {
  const { seasonId, seasonName, state, days, animals, booked } = season
  const first = bothCalendars(days[0]?.date ?? '')
  const last = bothCalendars(days.at(-1)?.date ?? '')
  const places = qurbaniPlaces.filter(({ permission }) => mayDoAny(roles, permission))
  return (
    <li className="card flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-2xl wrap-break-word">{seasonName}</h2>
        <StateBadge look={seasonStateLook[state]}>{seasonStateName[state]()}</StateBadge>
      </div>
      {first && last && (
        <p className="text-muted">
          {m.office_qurbani_screens_from_to({ from: first.civil, to: last.civil })}
          <br />
          <span className="text-sm">
            {m.office_qurbani_screens_from_to({ from: first.hijri, to: last.hijri })}
          </span>
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        <li>{m.office_qurbani_screens_days_of({ count: days.length })}</li>
        <li>{m.office_qurbani_screens_animals({ count: animals })}</li>
        <li>{m.office_qurbani_screens_booked({ count: booked })}</li>
      </ul>
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {places.map(({ says, address }) => (
          <ButtonLink
            key={address(seasonId)}
            look="quiet"
            to={address(seasonId)}
            aria-label={m.office_qurbani_screens_of_season({ what: says(), season: seasonName })}
          >
            {says()}
          </ButtonLink>
        ))}
      </div>
    </li>
  )
}
