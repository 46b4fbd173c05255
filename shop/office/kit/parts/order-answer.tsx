import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'

type Props = {
  orderNum: string
  problem: { title: string; type: string; status: number } | undefined
  onRetry: () => void
}

/** The reason why a screen has no order to show, or grey lines while it loads. */
export const OrderAnswer = ({ orderNum, problem, onRetry }: Props) =>
  problem?.status === 404 ? (
    <p className="card p-6 text-lg">{m.office_orders_unknown({ number: orderNum })}</p>
  ) : (
    <Answer problem={problem} onRetry={onRetry} lines={4} />
  )
