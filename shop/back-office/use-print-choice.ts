import { useState } from 'react'

/** What is printed of an order, and on what. */
export type PrintChoice = { what: 'invoice' | 'picking' | 'both'; paper: 'a4' | 'roll' }

const KEY = 'souk-print'
const usual: PrintChoice = { what: 'both', paper: 'a4' }

function readChoice(): PrintChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PrintChoice>
    return {
      what: (['invoice', 'picking', 'both'] as const).find(what => what === kept.what) ?? usual.what,
      paper: kept.paper === 'roll' ? 'roll' : 'a4',
    }
  } catch {
    return usual
  }
}

/** The choice that was made last in this browser, and changing it. */
export function usePrintChoice() {
  const [choice, setChoice] = useState(readChoice)
  const choose = (some: Partial<PrintChoice>) => {
    const next = { ...choice, ...some }
    setChoice(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing begins with the usual choice next time.
    }
  }
  return [choice, choose] as const
}
