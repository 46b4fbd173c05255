import { FileText, LayoutGrid, Search, Store } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Choice } from './search-choices.ts'

/** The content of one suggestion. */
export function SearchOption({ choice }: { choice: Choice }) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-small bg-green-soft text-green">
        {choice.kind === 'product' && <Picture src={choice.image} size={40} />}
        {choice.kind === 'department' && <Store aria-hidden className="size-5" />}
        {choice.kind === 'page' && <FileText aria-hidden className="size-5" />}
        {choice.kind === 'category' && <LayoutGrid aria-hidden className="size-5" />}
        {choice.kind === 'all' && <Search aria-hidden className="size-5" />}
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">
          {choice.kind === 'all' ? m.search_all_results({ term: choice.name }) : choice.name}
        </span>
        {choice.kind === 'category' && (
          <span className="block truncate text-sm text-muted">{choice.within}</span>
        )}
      </span>
      {choice.kind === 'product' && (
        <span className="text-sm font-semibold">
          <Money amount={choice.price} />
        </span>
      )}
    </>
  )
}
