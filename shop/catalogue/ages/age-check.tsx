import { IdCard } from 'lucide-react'
import { m } from '../../messages/m.ts'

/** Says that a product asks for an age, and that the shop checks it; nothing if everyone may buy the product. */
export const AgeCheck = ({ ageFrom }: { ageFrom: number | null }) =>
  ageFrom === null ? null : (
    <p className="flex items-center gap-2 text-sm font-medium">
      <IdCard aria-hidden className="size-5 shrink-0" />
      {m.catalogue_age_check({ age: ageFrom })}
    </p>
  )
