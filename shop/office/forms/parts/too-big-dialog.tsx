import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'

/** Says that a file is too big to upload (spec section 5). */
export function TooBigDialog({ says, onClose }: { says: string; onClose: () => void }) {
  return (
    <OpenDialog title={m.lib_too_big_title()} onClose={onClose}>
      <p>{says}</p>
      <form method="dialog" className="mt-6 flex justify-end">
        <Button type="submit" look="solid">
          {m.office_ok()}
        </Button>
      </form>
    </OpenDialog>
  )
}
