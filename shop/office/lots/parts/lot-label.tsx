import { storageWord } from '../../../catalogue/storage.rules.ts'
import { QrCode } from '../../../customers/second-factor/parts/qr-code.tsx'
import type { LotLabel as Label } from '../../../lots/labels/labels.contract.ts'
import { lotDayWords } from '../../../lots/lot-day-words.ts'
import { m } from '../../../messages/m.ts'

/** The label on received goods: the product, its lot with the last day, its supplier or origin, how it is stored, and its code. */
export function LotLabel({ label }: { label: Label }) {
  const { productName: name, code, supplierName, origin, storage, text } = label
  const day = lotDayWords(label)
  const from = origin || supplierName
  return (
    <article aria-label={m.office_lots_label_of({ name })} className="goods-label">
      <p className="label-product">{name}</p>
      <div className="lot-label-row">
        <div className="lot-label-words">
          <b className="label-details">{m.lots_lot_of({ code })}</b>
          {day && <b className="label-details label-day">{day}</b>}
          {from && (
            <p className="label-line">
              <bdi>{from}</bdi>
            </p>
          )}
          <p>{storageWord(storage)}</p>
        </div>
        <QrCode text={text} label={m.office_lots_label_code()} className="lot-label-code" />
      </div>
      <p className="label-line lot-label-text" dir="ltr">
        {text}
      </p>
    </article>
  )
}
