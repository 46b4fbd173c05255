import { useEffect, useRef } from 'react'
import { send } from '../../api.ts'
import { CLAIM_LINES } from '../../orders/picking/claims.rules.ts'
import type { PickedItem, Picking } from '../../orders/picking/picking.contract.ts'
import { useAskingAgain } from '../../ui/use-asking-again.ts'
import { isPickedLine } from './wave.rules.ts'

/** The interval at which the taken lines are taken again, in milliseconds: a claim lasts three times as long. */
const CLAIM_EVERY = 300_000

type Line = Pick<PickedItem, 'orderItemId'>

/** The lines that one call takes: the others stay as they are, for one more tap. */
export const idsOf = (lines: readonly Line[]): number[] =>
  lines.slice(0, CLAIM_LINES).map(({ orderItemId }) => orderItemId)

/** Takes lines again while the screen is open. */
export function useClaimingAgain(lines: readonly Line[], isBusy: boolean): void {
  useAskingAgain(
    () => void send('POST /picking/claim', { orderItemIds: idsOf(lines) }),
    isBusy || lines.length === 0,
    CLAIM_EVERY,
  )
}

/**
 * Takes the lines of an order that are left and free when its screen opens, so that nobody else picks them, and gives back the
 * ones that it took when the person leaves. Lines of others stay theirs.
 */
export function useOrderClaims(order: Pick<Picking, 'orderId' | 'orderItems'> | undefined, isBusy: boolean) {
  const left = order?.orderItems.filter(line => !isPickedLine(line)) ?? []
  const free = left.filter(({ claim }) => !claim)
  const latest = useRef(free)
  useEffect(() => {
    latest.current = free
  })
  const orderId = order?.orderId
  useEffect(() => {
    if (orderId === undefined || latest.current.length === 0) return
    const taken = send('POST /picking/claim', { orderItemIds: idsOf(latest.current) })
    return () => {
      void taken.then(sent => {
        const mine = sent.ok ? sent.answer.claims.filter(({ claim }) => claim.isMine) : []
        if (mine.length) void send('POST /picking/release', { orderItemIds: idsOf(mine) })
      })
    }
  }, [orderId])
  useClaimingAgain(
    left.filter(({ claim }) => !claim || claim.isMine),
    isBusy,
  )
}
