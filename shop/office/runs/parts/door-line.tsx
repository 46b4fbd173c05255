import { AgeMark } from '../../../catalogue/ages/age-mark.tsx'
import { m } from '../../../messages/m.ts'
import { isLeftOut } from '../../../orders/order-lines.rules.ts'
import { itemStatusWord } from '../../../orders/own/order-words.rules.ts'
import type { DriverStop } from '../../../payments/runs/runs.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'

type Props = { line: DriverStop['lines'][number]; onRefuse: (() => void) | undefined }

/** A line of an order at the door, which its customer may refuse. */
export function DoorLine({ line, onRefuse }: Props) {
  const {
    quantity,
    measuringUnit,
    productName,
    finalWeight,
    pricedUnit,
    itemStatus,
    lineTotal,
    ageFrom,
    refusal,
  } = line
  const isOut = isLeftOut(itemStatus) || refusal !== null
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow">
        <p className={`wrap-anywhere ${isOut ? 'line-through' : ''}`}>
          {quantity} {measuringUnit} {productName}
          {finalWeight !== null && `, ${finalWeight} ${pricedUnit}`}
          {ageFrom !== null && (
            <>
              {' '}
              <AgeMark age={ageFrom} />
            </>
          )}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {refusal !== null ? (
            m.office_runs_was_refused({ reason: refusal })
          ) : isOut ? (
            itemStatusWord(itemStatus)
          ) : (
            <Money amount={lineTotal} />
          )}
        </p>
      </div>
      {!isOut && onRefuse && (
        <Button
          look="bare"
          aria-label={m.office_runs_refuse_named({ product: productName })}
          onClick={onRefuse}
        >
          {m.office_runs_refuse()}
        </Button>
      )}
    </li>
  )
}
