import { useCallback, useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'

type Props = { standingId: number; name: string; onEnded: () => void }

/** Ends a standing order, after a question. */
export function EndStanding({ standingId, name, onEnded }: Props) {
  const [isAsking, setAsking] = useState(false)
  const close = useCallback(() => setAsking(false), [])
  async function end() {
    close()
    const sent = await send('POST /standing/end', { standingId })
    toast(sent.ok ? m.lists_standing_ended({ name }) : sent.problem.title || m.shop_offline())
    onEnded()
  }
  return (
    <>
      <Button look="bare" aria-label={m.lists_standing_end_of({ name })} onClick={() => setAsking(true)}>
        {m.lists_standing_end()}
      </Button>
      {isAsking && (
        <OpenDialog title={m.lists_standing_end_title({ name })} onClose={close}>
          <p>{m.lists_standing_end_text()}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={close}>
              {m.lists_keep()}
            </Button>
            <Button look="main" onClick={() => void end()}>
              {m.lists_standing_end_now()}
            </Button>
          </div>
        </OpenDialog>
      )}
    </>
  )
}
