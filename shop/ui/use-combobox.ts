import { type KeyboardEvent, useId, useState } from 'react'

/** A list of choices under an input (the ARIA combobox): arrow keys move, Enter chooses, Escape closes. */
export function useCombobox<C>(choices: readonly C[], choose: (choice: C) => void) {
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && choices.length > 0
  const current = open ? choices[active] : undefined

  function show(want: boolean) {
    setWanted(want)
    setActive(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (choices.length === 0) return
      event.preventDefault()
      setWanted(true)
      const places = choices.length + 1
      setActive((((open ? active : -1) + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places) - 1)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      show(false)
    }
  }

  return {
    open,
    show,
    active: current ? active : -1,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-activedescendant': current ? `${id}-${active}` : undefined,
      onKeyDown,
    },
    list: { id, role: 'listbox' },
    option: (position: number) => ({
      id: `${id}-${position}`,
      role: 'option',
      'aria-selected': position === active,
      onClick: () => choose(choices[position] as C),
    }),
  } as const
}
