import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { MoveToSlot } from '../../kit/parts/move-to-slot.tsx'

type Props = Omit<ComponentProps<typeof MoveToSlot>, 'order'> & { orderNum: string }

/** Moves an order of a list: its address decides which windows are for it, so it is loaded first. */
export function MoveListedOrder({ orderNum, ...ways }: Props) {
  const { answer, problem, retry } = useCall('GET /orders/findForStaff/{orderNum}', { orderNum })
  if (answer) return <MoveToSlot order={answer.orders} {...ways} />
  return (
    <OpenDialog title={m.office_windows_move_title({ number: orderNum })} onClose={ways.onClose}>
      <Answer problem={problem} onRetry={retry} lines={3} />
    </OpenDialog>
  )
}
