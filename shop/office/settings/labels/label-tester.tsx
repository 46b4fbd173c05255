import { type FormEvent, useRef, useState } from 'react'
import { type Sent, send } from '../../../api.ts'
import type { ShownScan, testLabelRules } from '../../../catalogue/codes/label-rules.contract.ts'
import { LONGEST_SCAN } from '../../../catalogue/codes/lot-label.rules.ts'
import type { OutputOf } from '../../../lib/call.ts'
import { type Currency, showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { PlainList } from '../../forms/parts/plain-list.tsx'

type Verdict = Sent<OutputOf<typeof testLabelRules>>

/** A place to try a label: a scanner types its digits and presses Enter, and the next scan replaces them. */
export function LabelTester({ currency }: { currency: Currency }) {
  const input = useRef<HTMLInputElement>(null)
  const [verdict, setVerdict] = useState<Verdict & { scanned: string }>()
  const turn = useRef(0)
  async function tryIt(event: FormEvent) {
    event.preventDefault()
    const scanned = input.current?.value.trim() ?? ''
    input.current?.focus()
    input.current?.select()
    if (!scanned) return setVerdict(undefined)
    turn.current += 1
    const own = turn.current
    const sent = await send('POST /barcodeRules/test', { scanned })
    // A faster scanner than the answer: the latest scan counts.
    if (own === turn.current) setVerdict({ ...sent, scanned })
  }
  return (
    <PlainList title={m.office_labels_test()} text={m.office_labels_test_text()}>
      <div>
        <form onSubmit={tryIt} noValidate method="post" className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-64">
            <Field
              ref={input}
              label={m.office_labels_scan()}
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_SCAN}
              className="tabular-nums"
            />
          </div>
          <Button type="submit" look="main">
            {m.office_labels_try()}
          </Button>
        </form>
        <div role="status">
          {verdict?.ok === false && <Problem problem={verdict.problem} />}
          {verdict?.ok &&
            (verdict.answer.found ? (
              <FoundScan found={verdict.answer.found} currency={currency} />
            ) : (
              <p className="mt-4 rounded-small bg-rose-soft p-4">
                <span className="block text-sm tabular-nums text-muted wrap-anywhere">{verdict.scanned}</span>
                {verdict.answer.says}
              </p>
            ))}
        </div>
      </div>
    </PlainList>
  )
}

/** A weight or amount with its decimals: a scale always prints three for a kilogram. */
const numberIn = (value: number, least = 0) =>
  new Intl.NumberFormat(m.shop_language(), { minimumFractionDigits: least, maximumFractionDigits: 3 }).format(
    value,
  )

/** The product that a scan names, and its amount, weight, price, lot and days. */
function FoundScan({ found, currency }: { found: ShownScan; currency: Currency }) {
  const { amount, weight, weightUnit, price, lot, bestBefore, useBy, ruleName: rule, code } = found
  const measure = [
    amount !== null && m.office_labels_found_amount({ amount: numberIn(amount), unit: found.unitName }),
    weight !== null && m.office_labels_found_amount({ amount: numberIn(weight, 3), unit: weightUnit ?? '' }),
    price !== null && m.office_labels_found_price({ price: showMoney(price, currency) }),
  ]
  const more = [
    lot !== null && m.office_labels_found_lot({ lot }),
    bestBefore !== null && m.office_labels_found_best_before({ day: bestBefore }),
    useBy !== null && m.office_labels_found_use_by({ day: useBy }),
  ]
  return (
    <div className="mt-4 rounded-small bg-green-soft p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/admin/products/${found.productId}`} className="font-semibold text-green underline">
          {found.productName}
        </Link>
        <strong className="text-lg tabular-nums">{measure.filter(Boolean).join(' · ')}</strong>
      </p>
      <p className="text-sm text-muted">
        {rule ? m.office_labels_found_by_rule({ rule, code }) : m.office_labels_found_by_code({ code })}
      </p>
      {more.some(Boolean) && <p className="mt-1 text-sm">{more.filter(Boolean).join(' · ')}</p>}
    </div>
  )
}
