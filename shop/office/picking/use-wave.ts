import { useState } from 'react'
import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import type { PickedItem } from '../../orders/picking/picking.contract.ts'
import { toast } from '../../ui/toast.tsx'
import { useCall } from '../../ui/use-call.ts'
import { useLive } from '../kit/use-live.ts'
import { idsOf, useClaimingAgain } from './use-claims.ts'
import { usePickTaps } from './use-pick-taps.ts'
import { isPickedLine } from './wave.rules.ts'

type Asked = { branchId?: number; slotId?: number }

/** A wave, the taps on its lines, and the ways to take lines and to give them back. */
export function useWave(asked: Asked) {
  const { answer, problem, retry, amend, asking, late } = useCall('GET /picking/findWave', asked)
  const [isSending, setSending] = useState(false)
  const picking = usePickTaps(one => {
    const isThis = (orderId: number) => orderId === one.orderId
    amend(wave => ({ ...wave, orders: wave.orders.map(order => (isThis(order.orderId) ? one : order)) }))
  }, retry)
  const isBusy = isSending || picking.isBusy
  useLive('orders', retry, asking || isBusy)

  async function change<
    K extends 'POST /picking/claim' | 'POST /picking/release' | 'POST /orders/openPicked',
  >(call: K, input: Parameters<typeof send<K>>[1]) {
    setSending(true)
    const sent = await send(call, input)
    setSending(false)
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    retry()
  }
  const mine = (answer?.orders ?? [])
    .flatMap(({ orderItems }) => orderItems)
    .filter(line => line.claim?.isMine && !isPickedLine(line))
  useClaimingAgain(mine, isBusy)
  return {
    wave: answer,
    ...{ problem, retry, late, picking },
    isSending,
    take: (lines: readonly PickedItem[], takeOver = false) =>
      void change('POST /picking/claim', { orderItemIds: idsOf(lines), ...(takeOver ? { takeOver } : {}) }),
    giveBack: (lines: readonly PickedItem[]) =>
      void change('POST /picking/release', { orderItemIds: idsOf(lines) }),
    handOn: (orderId: number) => void change('POST /orders/openPicked', { orderId }),
  }
}
