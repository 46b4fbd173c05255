import { Printer } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

type Props = { onPrint?: () => void; disabled?: boolean }

/** Prints the page, or does what the screen must do before. */
export const PrintNow = ({ onPrint = () => print(), disabled = false }: Props) => (
  <Button
    look="main"
    // people open this screen to print, so the next Enter does it
    autoFocus
    disabled={disabled}
    onClick={onPrint}
  >
    <Printer aria-hidden className="size-4.5" />
    {m.office_orders_print_now()}
  </Button>
)
