import { X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { distributions, intentions } from '../../animals.rules.ts'
import { timeWords } from '../../day-words.ts'
import type { Offer, Season } from '../../qurbani.contract.ts'
import { distributionName, distributionText, intentionName, shareName } from '../../qurbani-words.ts'
import { type DraftShare, windowsFor } from '../booking-draft.rules.ts'
import type { BookingForm } from '../use-booking.ts'

type Props = {
  share: DraftShare
  index: number
  offer: Offer
  day: string
  booking: BookingForm
  season: Season
}

/** One share: its names, its intention, its distribution, and its time. */
export function ShareFields({ share, index, offer, day, booking, season }: Props) {
  const change = (some: Partial<DraftShare>) => booking.changeShare(share.key, some)
  const windows = windowsFor(season.windows, offer.day, share.distribution)
  const name = m.qurbani_share_of({ number: index + 1, name: shareName[offer.kind](), day })
  const tick = (field: 'skin' | 'offal', says: string) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-green"
        checked={share[field]}
        onChange={event => change({ [field]: event.target.checked })}
      />
      {says}
    </label>
  )
  const lacks = booking.lacking.has(index)
  return (
    <fieldset className={`card p-4 md:p-5 ${lacks ? 'outline-2 outline-rose' : ''}`}>
      <legend className="sr-only">{name}</legend>
      <div className="mb-4 flex items-start justify-between gap-3">
        <p aria-hidden className="font-semibold">
          {name}
        </p>
        <button
          type="button"
          aria-label={m.qurbani_take_out({ name })}
          className="-m-2 rounded-round p-2.5 text-muted hover:bg-green-soft"
          onClick={() => booking.dropShare(share.key)}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {lacks && <p className="mb-4 font-medium text-rose">{m.qurbani_lacks()}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={m.qurbani_names()}
          hint={m.qurbani_names_hint()}
          value={share.names}
          maxLength={600}
          error={booking.wrong[`shares.${index}.names`]}
          onChange={event => change({ names: event.target.value })}
        />
        <SelectField
          label={m.qurbani_intention()}
          value={share.intention}
          onChange={event => change({ intention: event.target.value as DraftShare['intention'] })}
        >
          {intentions.map(intention => (
            <option key={intention} value={intention}>
              {intentionName[intention]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.qurbani_distribution()}
          hint={distributionText[share.distribution]()}
          value={share.distribution}
          onChange={event =>
            change({ distribution: event.target.value as DraftShare['distribution'], windowId: undefined })
          }
        >
          {distributions.map(distribution => (
            <option key={distribution} value={distribution}>
              {distributionName[distribution]()}
            </option>
          ))}
        </SelectField>
        {share.distribution !== 'GIVE ALL' && (
          <SelectField
            label={share.distribution === 'DELIVER' ? m.qurbani_window_brought() : m.qurbani_window()}
            hint={windows.length === 0 ? m.qurbani_no_windows() : undefined}
            value={share.windowId ?? ''}
            error={booking.wrong[`shares.${index}.windowId`]}
            onChange={event => change({ windowId: Number(event.target.value) || undefined })}
          >
            <option value="">{m.customers_choose()}</option>
            {windows.map(window => (
              <option key={window.windowId} value={window.windowId} disabled={window.left === 0}>
                {window.left === 0
                  ? m.qurbani_window_is_full({ time: timeWords(window, season.timeZone) })
                  : timeWords(window, season.timeZone)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {share.distribution !== 'GIVE ALL' && (
        <div className="mt-2 flex flex-wrap gap-x-8">
          {tick('skin', m.qurbani_skin())}
          {tick('offal', m.qurbani_offal())}
        </div>
      )}
    </fieldset>
  )
}
