import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { bagsOf, eachBag } from '../../../orders/packing/bags.rules.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useLabelPaper } from '../../kit/labels/use-label-paper.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { OrderAnswer } from '../../kit/parts/order-answer.tsx'
import { ChoiceRow, PrintChoices } from '../../kit/parts/print-choices.tsx'
import { PrintNow } from '../../kit/parts/print-now.tsx'
import { usePrintChoice } from '../../kit/use-print-choice.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { BagLabel, LineLabel } from '../parts/packing-label.tsx'

type Which = 'both' | 'bags' | 'lines'

/** `/admin/packing/:orderNum/labels`: a label for each bag and each line of an order, on a roll of 58 by 40 mm or on sheets. */
export default function PackingLabelsScreen({ params: { orderNum = '' } }: OfficeProps) {
  const { answer: order, problem, retry } = useCall('GET /packing/find/{orderNum}', { orderNum })
  const [paper, choosePaper] = usePrintChoice()
  const [which, setWhich] = useState<Which>('both')
  useLabelPaper(paper.paper)
  if (!order) return <OrderAnswer {...{ orderNum, problem }} onRetry={retry} />
  const bags = which === 'lines' ? [] : eachBag(bagsOf(order.bags))
  const lines = which === 'bags' ? [] : order.orderItems
  const count = bags.length + lines.length
  return (
    <>
      <OfficeHeading
        title={m.office_orders_labels_of({ number: order.orderNum })}
        text={count > 0 ? m.office_orders_label_count({ count }) : undefined}
      >
        <ButtonLink look="quiet" to={`/admin/packing/${encodeURIComponent(orderNum)}`}>
          {m.office_orders_to_packing()}
        </ButtonLink>
        {count > 0 && <PrintNow />}
      </OfficeHeading>
      <div className="flex flex-wrap gap-x-8 print:hidden">
        <div className="mb-3">
          <ChoiceRow
            name="which"
            legend={m.office_orders_label_which()}
            value={which}
            choices={[
              ['both', m.office_orders_label_all()],
              ['bags', m.office_orders_label_bags()],
              ['lines', m.office_orders_label_lines()],
            ]}
            onChoose={setWhich}
          />
        </div>
        <PrintChoices
          choice={paper}
          onChoose={choosePaper}
          paperOnly
          rollSays={m.office_orders_label_roll()}
        />
      </div>
      {which !== 'lines' && order.bags.length === 0 && (
        <p className="mb-6 rounded-small bg-saffron-soft px-4 py-3 print:hidden">
          {m.office_orders_count_first()}
        </p>
      )}
      {count > 0 && (
        <div className="goods-labels">
          {bags.map(bag => (
            <BagLabel key={bag.number} order={order} bag={bag} />
          ))}
          {lines.map(item => (
            <LineLabel key={item.orderItemId} order={order} item={item} />
          ))}
        </div>
      )}
    </>
  )
}
