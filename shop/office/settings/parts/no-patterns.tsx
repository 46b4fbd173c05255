import { CalendarClock } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

/** Explains windows to a shop that has none, and offers to begin. */
export const NoPatterns = ({ onBegin }: { onBegin: () => void }) => (
  <div className="grid justify-items-start gap-4 rounded-tile bg-sunken p-5 sm:p-8">
    <CalendarClock aria-hidden className="size-8 text-green" />
    <div className="max-w-prose space-y-2 text-pretty">
      <h3 className="text-xl">{m.office_windows_none()}</h3>
      <p>{m.office_windows_none_text()}</p>
      <p>{m.office_windows_none_how()}</p>
    </div>
    <Button look="main" onClick={onBegin}>
      {m.office_windows_add_first()}
    </Button>
  </div>
)
