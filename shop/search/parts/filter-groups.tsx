import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import type { FilterGroup } from '../filter-groups.ts'

type Option = FilterGroup['options'][number]

/** A choice of a group with the number of products that it leaves. */
const OptionField = ({ type, name, value, says, count, isChosen }: OptionProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
    <input
      type={type}
      name={name}
      value={value}
      defaultChecked={isChosen}
      className="size-5 shrink-0 accent-green"
    />
    <span className="min-w-0 grow">{says}</span>
    {count && <span className="text-sm text-muted tabular-nums">{count}</span>}
  </label>
)
type OptionProps = Option & { type: 'checkbox' | 'radio'; name: string }

type Props = { groups: readonly FilterGroup[]; inStock: boolean }

/** The filters beside category and price: diets, allergens, brands, ratings and stock. Plain fields, which need no script. */
export function FilterGroups({ groups, inStock }: Props) {
  const stock = { value: '1', says: m.search_in_stock(), count: '', isChosen: inStock }
  return (
    <div className="border-b border-line">
      {groups.map(({ name, title, note, options }, position) => {
        const isOpen = position === 0 || options.some(({ isChosen }) => isChosen)
        const any = { value: '0', says: m.search_rating_any(), count: '' }
        const isOne = name === 'rating'
        return (
          <Group key={name} title={title} isOpen={isOpen}>
            {note && <p className="mb-2 text-sm text-muted">{note}</p>}
            {isOne && (
              <OptionField
                {...any}
                type="radio"
                name={name}
                isChosen={!options.some(({ isChosen }) => isChosen)}
              />
            )}
            {options.map(option => (
              <OptionField key={option.value} {...option} type={isOne ? 'radio' : 'checkbox'} name={name} />
            ))}
          </Group>
        )
      })}
      <Group title={m.search_availability()} isOpen={groups.length === 0 || inStock}>
        <OptionField {...stock} type="checkbox" name="inStock" />
      </Group>
    </div>
  )
}

type GroupProps = { title: string; isOpen: boolean; children: ReactNode }

/** A group of choices that folds. */
const Group = ({ title, isOpen, children }: GroupProps) => (
  <details open={isOpen} className="group border-t border-line">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
      {title}
      <Plus aria-hidden className="size-5 shrink-0 text-green transition-transform group-open:rotate-45" />
    </summary>
    <fieldset className="pb-4">
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  </details>
)
