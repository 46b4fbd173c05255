import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from '../ui/router.ts'
import { FILTER_FORM, formAddress } from './form-address.ts'

/**
 * Lets the form of the filters load its list without leaving the page, and calls `chooseCategory` if another category is chosen. It
 * listens to the whole document, because the form is another one on each page.
 */
export function useFilterForm(chooseCategory: () => void): void {
  const navigate = useNavigate()
  const submit = useEffectEvent((event: Event) => {
    const form = event.target as HTMLFormElement
    if (form.id !== FILTER_FORM) return
    event.preventDefault()
    navigate(formAddress(new FormData(form), new URL(form.action).pathname), { preventScrollReset: true })
    form.closest<HTMLElement>(':popover-open')?.hidePopover()
  })
  const change = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.form?.id === FILTER_FORM && target.name === 'category')
      chooseCategory()
  })
  useEffect(() => {
    document.addEventListener('submit', submit)
    document.addEventListener('change', change)
    return () => {
      document.removeEventListener('submit', submit)
      document.removeEventListener('change', change)
    }
  }, [])
}
