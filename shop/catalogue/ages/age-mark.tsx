import { m } from '../../messages/m.ts'

/** The age that a product asks for, as a small mark: "18+". */
export const AgeMark = ({ age }: { age: number }) => (
  <span className="inline-block rounded-round bg-saffron-soft px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap">
    {m.catalogue_age_mark({ age })}
  </span>
)
