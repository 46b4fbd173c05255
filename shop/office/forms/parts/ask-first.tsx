import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'

type Props = {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onClose: () => void
}

/** A confirmation before an action with serious effects. */
export function AskFirst({ title, text, yes, no, onYes, onClose }: Props) {
  return (
    <OpenDialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {no}
        </Button>
        <Button look="main" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </OpenDialog>
  )
}
