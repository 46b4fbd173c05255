import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { inputLook } from '../../../ui/forms/field.tsx'
import { useListWords } from '../use-list-words.ts'
import type { OfficeList } from '../use-office-list.ts'

/** Searches a list while the person types; the key `/` moves the focus there. */
export function ListSearch<Row>({ list, hint }: { list: OfficeList<Row>; hint: string }) {
  const { typed, type, ask } = useListWords(list)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).closest('input, select, textarea, dialog')) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <search className="relative min-w-0 grow max-xl:basis-0 xl:max-w-md">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted"
      />
      <input
        ref={box}
        type="search"
        aria-label={hint}
        placeholder={hint}
        value={typed}
        maxLength={100}
        onChange={event => type(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') ask()
        }}
        className={`${inputLook} ps-10 text-ellipsis max-sm:placeholder:text-sm`}
      />
    </search>
  )
}
