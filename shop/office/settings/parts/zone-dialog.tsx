import { send } from '../../../api.ts'
import type { Zone } from '../../../delivery/zones.contract.ts'
import type { Currency } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { Position } from '../../../near/providers/distance.rules.ts'
import type { DistanceUnit } from '../../../settings/choices.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { type EntryWays, savedEntry } from '../../forms/saved-entry.ts'
import { checkZoneDraft, unitName, zoneDraftOf, zoneIn } from '../zone-draft.rules.ts'
import { BandRows } from './band-rows.tsx'
import { ZoneMap } from './zone-map.tsx'

type Props = EntryWays<Zone> & {
  /** Absent for a new one. */
  zone: Zone | undefined
  /** The branch that delivers there, and its position. */
  branchId: number
  position: Position | null
  /** The saved zone, in a line. */
  facts: string
  currency: Currency
  /** True if addresses are found by town or postcode only. */
  townsOnly: boolean
  unit: DistanceUnit
}

/** The form for a shipping zone: its area, its delivery charge, and its minimum order. */
export function ZoneDialog({
  zone,
  branchId,
  position,
  facts,
  currency: { code: currency, exponent },
  townsOnly,
  unit,
  ...ways
}: Props) {
  const form = useForm(zoneDraftOf(zone, unit), {
    check: draft => checkZoneDraft(draft, exponent, unit),
    post: draft => {
      const { neighbourhoods, postalCodes, polygon, shippingBands, ...written } = zoneIn(draft, unit, zone)
      const { zoneId, updatedDate } = zone ?? {}
      const which = zone ? { zoneId, branchId, updatedDate } : { branchId }
      const sending = send('POST /deliveryZones/save', {
        ...written,
        ...which,
        neighbourhoods: [...neighbourhoods],
        postalCodes: [...postalCodes],
        polygon: polygon && [...polygon],
        shippingBands: shippingBands && [...shippingBands],
      })
      return savedEntry(sending, { ...ways, ...{ name: written.zoneName, list: 'zones' } })
    },
  })
  const byTown = townsOnly && m.office_settings_towns_only()
  const lines = { rows: 3, hint: m.office_settings_one_a_line() }
  return (
    <DialogForm
      title={zone ? m.office_settings_zone_edit() : m.office_settings_zone_add()}
      form={form}
      current={zone && <CurrentVersion name={zone.zoneName} facts={facts} />}
      onClose={ways.onClose}
    >
      <Field wide label={m.office_settings_zone_name()} maxLength={60} {...form.text('zoneName')} />
      <TextField label={m.office_settings_neighbourhoods()} {...lines} {...form.text('neighbourhoods')} />
      <TextField label={m.office_settings_postcodes()} {...lines} {...form.text('postalCodes')} />
      <TextField
        wide
        rows={3}
        label={m.office_settings_polygon()}
        hint={
          <>
            {m.office_settings_polygon_hint()}
            {byTown && <span className="block">{byTown}</span>}
          </>
        }
        {...form.text('polygon')}
      />
      <ZoneMap
        draft={form.values}
        position={position}
        unit={unit}
        onChange={polygon => form.change({ polygon })}
      />
      <Field
        wide
        inputMode="decimal"
        label={m.office_settings_radius({ unit: unitName[unit]() })}
        hint={byTown}
        maxLength={6}
        {...form.text('radius')}
      />
      <Field
        inputMode="decimal"
        label={m.office_settings_least({ currency })}
        hint={m.office_settings_least_hint()}
        maxLength={12}
        {...form.text('leastOrder')}
      />
      <fieldset className="grid gap-3 sm:col-span-2">
        <legend className="mb-1 text-sm font-medium">{m.office_settings_fees()}</legend>
        <p className="text-sm text-muted">{m.office_settings_fees_hint()}</p>
        <BandRows
          bands={form.values.shippingBands}
          least={0}
          currency={currency}
          wrong={form.wrong}
          onChange={shippingBands => form.change({ shippingBands })}
        />
      </fieldset>
      <CheckField label={m.office_settings_zone_active()} {...form.tick('active')} />
    </DialogForm>
  )
}
