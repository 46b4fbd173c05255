import { useEffect } from 'react'
import type { ChosenLine } from '../catalogue/chosen-line.ts'
import type { TypedAddress } from '../delivery/zone-names.rules.ts'
import type { OutputOf } from '../lib/call.ts'
import { createStore } from '../lib/store.ts'
import { useAskingAgain } from '../ui/use-asking-again.ts'
import { useCall } from '../ui/use-call.ts'
import type { findSlots } from './slots.contract.ts'

type Answer = OutputOf<typeof findSlots>
type Way = 'IN STORE' | 'DELIVERY'

/** The time after which windows are loaded again, in milliseconds. */
const RESTS = 60_000

/** The latest answers by way and branch, so that the checkout shows at once what the cart showed. */
const latest = createStore<Readonly<Record<string, Answer>>>({})

/**
 * Loads the windows for a way, an address, a branch and some lines, and again when these change, every minute, and when the page becomes visible
 * again; requests nothing while `wanted` is false. `answer` is undefined until they are known.
 */
export function useSlots(
  pickupType: Way,
  { branchId, items, ...address }: TypedAddress & { branchId?: number; items: readonly ChosenLine[] },
  wanted: boolean,
) {
  const known = latest.use()
  const key = `${pickupType} ${branchId}`
  const isDelivered = pickupType === 'DELIVERY'
  const at = { items: [...items], ...(branchId === undefined ? {} : { branchId }) }
  const collected = useCall('POST /slots/find', { pickupType: 'IN STORE', ...at }, wanted && !isDelivered)
  // A shop without windows does not need the address; another branch may have some.
  const typed = known[key]?.offered || branchId !== undefined ? address : {}
  const delivered = useCall(
    'POST /slots/find',
    { pickupType: 'DELIVERY', ...at, ...typed },
    wanted && isDelivered,
  )
  const { answer, problem, late, asking, retry } = isDelivered ? delivered : collected
  useEffect(() => {
    if (answer) latest.set({ ...latest.get(), [key]: answer })
  }, [answer, key])

  const shown = known[key]
  useAskingAgain(() => shown?.offered && retry(), asking, RESTS)
  return {
    answer: shown,
    /** True if the answer is older than the question. */
    isLate: late,
    problem: late ? problem : undefined,
    retry,
  }
}
