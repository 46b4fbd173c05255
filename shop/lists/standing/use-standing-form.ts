import { type FormEvent, useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import { highestAge } from '../../catalogue/ages/ages.rules.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { collecting, useChosenBranch } from '../../settings/branches/chosen-branch.ts'
import { useShop } from '../../ui/router.ts'
import { useCall } from '../../ui/use-call.ts'
import { windowsByWeekday } from './offered-windows.rules.ts'
import type { StandingOrder } from './standing.contract.ts'
import { firstDayOn, type Rhythm, wallAt } from './standing.rules.ts'
import { useShippingAddress } from './use-shipping-address.ts'

type Way = StandingOrder['pickupType']
/** The choices of the form. `before`: the standing order that it changes. */
export type StandingChoices = { listId: number; ways: readonly Way[]; before: StandingOrder | undefined }

/** The form of a standing order: its choices among what the shop offers, what it costs now, and sending it once. */
export function useStandingForm(
  { listId, ways, before }: StandingChoices,
  onSaved: (firstDay: string) => void,
) {
  const [pickupType, setWay] = useState<Way>(before?.pickupType ?? ways.at(-1) ?? 'IN STORE')
  const [everyWeeks, setRhythm] = useState<Rhythm>(before?.everyWeeks ?? 1)
  const { branches, chosen } = useChosenBranch()
  const offeredBranches = collecting(branches)
  const [branchId, setBranch] = useState(before?.branchId ?? chosen?.branchId)
  const [wanted, setWanted] = useState({ weekday: before?.weekday, starts: before?.starts })
  const [ageConfirmed, setAge] = useState(before?.ageConfirmed ?? 0)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const timeZone = useShop()?.settings.timeZone

  const isDelivered = pickupType === 'DELIVERY'
  const address = useShippingAddress(isDelivered)
  const branch = !isDelivered && branchId !== undefined ? { branchId } : {}
  const isReady = !isDelivered || address.typed !== undefined
  const slots = useCall('POST /slots/find', { pickupType, ...branch, ...address.typed }, isReady)
  const list = useCall('GET /lists/findSaved/{listId}', { listId, pickupType, ...branch })

  const windows = windowsByWeekday(slots.late ? [] : (slots.answer?.days ?? []), timeZone)
  const weekday = windows.has(wanted.weekday ?? -1) ? wanted.weekday : [...windows.keys()][0]
  const ofDay = windows.get(weekday ?? -1) ?? []
  const window = ofDay.find(({ starts }) => starts === wanted.starts) ?? ofDay[0]
  const isSameDay = before?.weekday === weekday && before?.everyWeeks === everyWeeks
  const next = isSameDay ? before?.coming.find(({ outcome }) => !outcome || outcome === 'TOLD') : undefined
  const now = new Date()
  const firstDay =
    weekday === undefined
      ? undefined
      : (next?.day ?? firstDayOn(weekday, wallAt(now, dayAt(now, timeZone), timeZone)))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || weekday === undefined || !window) return
    setSending(true)
    const sent = await send('POST /standing/save', {
      ...{ listId, everyWeeks, weekday, starts: window.starts, pickupType, ...branch },
      ...(ageConfirmed ? { ageConfirmed } : {}),
      ...(before ? { standingId: before.standingId, version: before.version } : {}),
    })
    setSending(false)
    setProblem(sent.ok ? undefined : sent.problem)
    if (sent.ok) onSaved(next?.day ?? sent.answer.firstDay)
  }
  return {
    ...{ pickupType, setWay, everyWeeks, setRhythm, branchId, setBranch, offeredBranches },
    ...{ weekdays: [...windows.keys()], weekday, windows: ofDay, window, firstDay },
    setWeekday: (chosen: number) => setWanted(({ starts }) => ({ weekday: chosen, starts })),
    setStarts: (starts: string) => setWanted({ weekday, starts }),
    ...{ ageFrom: highestAge(list.answer?.lines ?? []), ageConfirmed },
    confirmAge: (age: number) => {
      setAge(age)
      setProblem(undefined)
    },
    ...{ address, slots, lines: list.answer?.lines, sending, problem, submit },
  }
}

/** The state of the form of a standing order. */
export type StandingForm = ReturnType<typeof useStandingForm>
