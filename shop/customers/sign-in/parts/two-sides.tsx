import { MapPinHouse, PackageCheck, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import picture from './good-for.avif?url'

const goods = [
  { icon: PackageCheck, says: m.customers_good_orders },
  { icon: MapPinHouse, says: m.customers_good_address },
  { icon: Star, says: m.customers_good_reviews },
]

/**
 * A form on one side, the benefits of an account on the other; on narrow screens stacked, or the form alone (`brief`). Its
 * picture is `shop/media/demo/banner-1.webp`, at the size shown here.
 */
export function TwoSides({ brief = false, children }: { brief?: boolean; children: ReactNode }) {
  return (
    <div className="page grid max-w-6xl items-stretch gap-6 py-6 md:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] md:gap-0 md:py-12">
      <div className="card p-5 sm:p-8 md:flex md:flex-col md:justify-center md:rounded-e-none md:border-e-0 lg:min-h-136 lg:p-12">
        {children}
      </div>
      <aside
        aria-labelledby="good-for"
        className={`flex flex-col overflow-hidden rounded-tile bg-deep text-on-deep md:rounded-s-none ${brief ? 'max-md:hidden' : ''}`}
      >
        <img
          src={picture}
          alt=""
          width={1000}
          height={500}
          className="h-72 w-full grow object-cover object-[92%_80%] max-md:hidden"
        />
        <div className="grid gap-4 p-5 sm:p-8 lg:p-10">
          <h2 id="good-for" className="text-2xl">
            {m.customers_good_for()}
          </h2>
          <ul className="grid gap-3">
            {goods.map(({ icon: Icon, says }) => (
              <li key={says()} className="flex gap-3">
                <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-saffron" />
                {says()}
              </li>
            ))}
          </ul>
          <p className="text-sm text-on-deep/80">{m.customers_good_guest()}</p>
        </div>
      </aside>
    </div>
  )
}
