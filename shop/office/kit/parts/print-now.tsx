import { Printer } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

/** Prints the page. */
export const PrintNow = () => (
  <Button
    look="main"
    // people open this screen to print, so the next Enter does it
    autoFocus
    onClick={() => print()}
  >
    <Printer aria-hidden className="size-4.5" />
    {m.office_orders_print_now()}
  </Button>
)
