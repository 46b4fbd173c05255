import { useState } from 'react'
import { send } from '../../../api.ts'
import type { Zone } from '../../../delivery/zones.contract.ts'
import { type Currency, showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { showDistance } from '../../../near/finder/place-search.rules.ts'
import type { DistanceUnit } from '../../../settings/choices.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EntryRow } from '../../forms/parts/entry-row.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import type { ShownBranch } from './place-of-branch.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

/** The facts about a zone, in one line. */
function factsOf(
  { neighbourhoods, postalCodes, radius, polygon, shippingBands, leastOrder, active }: Zone,
  currency: Currency,
  unit: DistanceUnit,
) {
  const { length: places } = neighbourhoods
  const { length: codes } = postalCodes
  const [lowest] = shippingBands ?? []
  return [
    !active && m.office_settings_zone_inactive(),
    places > 0 && m.office_settings_zone_places({ count: places }),
    codes > 0 && m.office_settings_zone_codes({ count: codes }),
    radius !== null &&
      m.office_settings_zone_within({ distance: showDistance(radius * 1000, unit, m.shop_language()) }),
    polygon !== null && m.office_settings_zone_area(),
    lowest !== undefined && m.office_settings_zone_fee({ amount: showMoney(lowest.fee, currency) }),
    leastOrder !== null && m.office_settings_zone_least({ amount: showMoney(leastOrder, currency) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

type Props = { branch: ShownBranch; currency: Currency; unit: DistanceUnit }

/** The shipping zones of a branch, in the order in which they are tried. */
export function ZoneList({ branch: { branchId, position }, currency, unit }: Props) {
  const { answer, problem, retry } = useCall('GET /deliveryZones/findForStaff', {})
  const { answer: map } = useCall('GET /near/map', {})
  const [changed, setChanged] = useState<readonly Zone[]>()
  const [edited, setEdited] = useState<Zone | 'new'>()
  const all = changed ?? answer
  const zones = all?.filter(zone => zone.branchId === branchId)
  /** Puts the zones of the branch into this order. The others stay as they are, and are sent too: the order is that of all. */
  const arrange = async (next: readonly Zone[], known = all ?? []) => {
    const arranged = [...known.filter(zone => zone.branchId !== branchId), ...next]
    setChanged(arranged)
    const zoneIds = arranged.map(({ zoneId }) => zoneId)
    const sent = await send('POST /deliveryZones/arrange', { zoneIds })
    if (sent.ok) return setChanged(sent.answer)
    setChanged((sent.problem.zones as Zone[] | undefined) ?? known)
    toast(sent.problem.title || m.shop_offline())
  }
  /** Restores a removed zone to its old place: an address belongs to the first zone that contains it. */
  const bringBack = async ({ zoneId, updatedDate: _, ...zone }: Zone, order: readonly Zone[]) => {
    const sent = await send('POST /deliveryZones/save', zone)
    if (!sent.ok) return toast(sent.problem.errors?.[0]?.message || sent.problem.title || m.shop_offline())
    const own = sent.answer.filter(one => one.branchId === branchId)
    const again = own.find(({ zoneName }) => zoneName === zone.zoneName)
    const places = order.map(one => (one.zoneId === zoneId ? again?.zoneId : one.zoneId))
    const sorted = own.toSorted((one, two) => places.indexOf(one.zoneId) - places.indexOf(two.zoneId))
    await arrange(sorted, sent.answer)
  }
  const remove = async (zone: Zone) => {
    const sent = await send('POST /deliveryZones/delete/{id}', { id: zone.zoneId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    setChanged(sent.answer)
    toast(m.office_settings_gone({ name: zone.zoneName }), {
      undo: { says: m.office_undo(), does: () => void bringBack(zone, zones ?? []) },
    })
  }
  return (
    <PlainList
      title={m.office_settings_zones()}
      text={m.office_settings_zones_text()}
      add={
        <Button look="quiet" onClick={() => setEdited('new')}>
          {m.office_settings_zone_add()}
        </Button>
      }
    >
      <Answer problem={problem} onRetry={retry} lines={1}>
        {zones &&
          (zones.length === 0 ? (
            <p className="text-muted">{m.office_settings_zones_none()}</p>
          ) : (
            <SortableList
              label={m.office_settings_zones()}
              items={zones}
              idOf={({ zoneId }) => String(zoneId)}
              nameOf={({ zoneName }) => zoneName}
              onOrder={next => void arrange(next)}
              className="-mx-2 divide-y divide-line sm:-mx-3"
              itemClass="bg-raised"
            >
              {(zone, handle) => (
                <EntryRow
                  handle={handle}
                  name={zone.zoneName}
                  facts={factsOf(zone, currency, unit)}
                  onEdit={() => setEdited(zone)}
                  onRemove={() => void remove(zone)}
                />
              )}
            </SortableList>
          ))}
      </Answer>
      {edited && (
        <ZoneDialog
          zone={edited === 'new' ? undefined : edited}
          branchId={branchId}
          position={position}
          facts={edited === 'new' ? '' : factsOf(edited, currency, unit)}
          currency={currency}
          unit={unit}
          townsOnly={map?.provider === 'embedded'}
          onClose={() => setEdited(undefined)}
          onSaved={next => {
            setChanged(next)
            if (edited !== 'new') setEdited(next.find(({ zoneId }) => zoneId === edited.zoneId) ?? edited)
          }}
        />
      )}
    </PlainList>
  )
}
