import { Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressLine } from '../../kit/parts/progress-line.tsx'
import type { Uploads } from '../use-uploads.ts'

type Props = {
  label: string
  kinds: string
  accept: string
  uploads: Uploads
  /** True if it takes only one file. */
  single?: boolean
}

/** A drop zone for files; shows upload progress and results. */
export function FileDrop({ label, kinds, accept, uploads, single = false }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const { underWay, notices, problem } = uploads
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!underWay) void uploads.send([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div className="space-y-3">
      <label
        htmlFor={id}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        data-over={over}
        className="grid min-h-32 place-items-center content-center gap-1 rounded-tile border-2 border-dashed border-edge bg-sunken px-4 py-6 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-green-soft data-[over=true]:border-green data-[over=true]:bg-green-soft"
      >
        <Upload aria-hidden className="size-6 text-green" />
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-muted">{kinds}</span>
        <input
          id={id}
          type="file"
          multiple={!single}
          accept={accept}
          disabled={underWay !== undefined}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            void uploads.send(files)
          }}
        />
      </label>
      {underWay && <UploadProgress {...underWay} onCancel={uploads.cancel} />}
      <div role="status" className="space-y-1 text-sm">
        {notices.map(notice => (
          <p key={notice} className="wrap-anywhere">
            {notice}
          </p>
        ))}
      </div>
      {problem && (
        <p role="alert" className="rounded-small bg-rose-soft px-3 py-2 text-sm font-medium text-rose">
          {problem}
        </p>
      )}
    </div>
  )
}

type Shown = NonNullable<Uploads['underWay']> & { onCancel: () => void }

function UploadProgress({ name, percent, onCancel }: Shown) {
  const says = percent === undefined ? m.office_shrinking({ name }) : m.office_uploading({ name })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile border border-line bg-raised px-4 py-3">
      <p className="w-full truncate text-sm font-medium">{says}</p>
      <ProgressLine says={says} max={100} value={percent} className="grow" />
      {percent !== undefined && (
        <>
          <span className="w-12 text-end text-sm tabular-nums">{m.office_percent({ percent })}</span>
          <Button look="quiet" onClick={onCancel}>
            {m.office_cancel()}
          </Button>
        </>
      )}
    </div>
  )
}
