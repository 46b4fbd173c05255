import { ShoppingBag } from 'lucide-react'
import { storageWord } from '../../../catalogue/storage.rules.ts'
import { m } from '../../../messages/m.ts'
import type { BagCount } from '../../../orders/packing/bags.fields.ts'

/** The number of bags, with that of each kind: "3 bags: 2 cold, 1 frozen". */
export const bagWords = (bags: readonly BagCount[]): string =>
  m.office_orders_bags_kinds({
    bags: m.office_orders_bags({ count: bags.reduce((all, one) => all + one.bags, 0) }),
    kinds: bags
      .map(({ kind, bags }) => m.office_orders_bags_kind({ number: bags, kind: storageWord(kind) }))
      .join(', '),
  })

/** The bags of an order that were counted; nothing if none were. */
export const OrderBags = ({ bags }: { bags: readonly BagCount[] }) =>
  bags.length > 0 && (
    <p className="flex items-start gap-3">
      <ShoppingBag aria-hidden className="mt-1 size-4.5 shrink-0 text-green" />
      {bagWords(bags)}
    </p>
  )
