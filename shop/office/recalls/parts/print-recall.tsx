import { Printer } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { ProgressLine } from '../../kit/parts/progress-line.tsx'
import type { useWholeRecall } from '../use-whole-recall.ts'

/** Prints a recall, after all pages of its customers were loaded; the person can stop that. */
export function PrintRecall({
  printing: { progress, load, stop },
}: {
  printing: Pick<ReturnType<typeof useWholeRecall>, 'progress' | 'load' | 'stop'>
}) {
  return (
    <>
      <Button look="main" disabled={progress !== undefined} onClick={() => void load()}>
        <Printer aria-hidden className="size-4.5" />
        {m.office_recalls_print()}
      </Button>
      {progress && (
        <OpenDialog title={m.office_recalls_printing()} onClose={stop}>
          <ProgressLine
            says={m.office_recalls_printing()}
            value={progress.done}
            max={progress.all || 1}
            className="w-full"
          />
          <p className="mt-4 flex flex-wrap items-center justify-between gap-3 tabular-nums">
            {m.office_recalls_printing_of(progress)}
            <Button look="quiet" onClick={stop}>
              {m.office_recalls_stop()}
            </Button>
          </p>
        </OpenDialog>
      )}
    </>
  )
}
