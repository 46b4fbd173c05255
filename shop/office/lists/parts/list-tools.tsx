import type { ReactNode } from 'react'

/** The filters of a list, next to its search box; with less room in equal columns below it, two on a phone. */
export function ListTools({ children }: { children: ReactNode }) {
  return (
    <div className="xl:contents max-xl:order-1 max-xl:grid max-xl:w-full max-xl:grid-cols-2 max-xl:items-end max-xl:gap-3 max-xl:*:w-full max-xl:*:max-w-none max-xl:*:min-w-0 sm:max-xl:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
      {children}
    </div>
  )
}
