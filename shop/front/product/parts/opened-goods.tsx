import { PackageOpen } from 'lucide-react'
import { m } from '../../../messages/m.ts'

/** The terms of health goods, among the promises of the shop: each package has a date, and opened ones cannot be returned. */
export const OpenedGoods = () => (
  <li className="flex items-center gap-4">
    <PackageOpen aria-hidden className="size-6 shrink-0 text-green" />
    <p>
      <strong className="block font-semibold">{m.front_dated_goods()}</strong>
      <span className="text-sm">{m.front_opened_goods()}</span>
    </p>
  </li>
)
