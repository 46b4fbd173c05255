import { useRef, useState } from 'react'
import { FILM_BYTES } from '../../../catalogue/films/film-limits.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FileDrop } from '../../forms/parts/file-drop.tsx'
import { TooBigDialog } from '../../forms/parts/too-big-dialog.tsx'
import { useUploads } from '../../forms/use-uploads.ts'
import { earlyFrame } from './film-frame.ts'
import type { Films } from './use-films.ts'

const asItIs = async (file: File) => (file.size > FILM_BYTES ? undefined : { file })

/** The field for the title of a new film, and the drop zone for its file. A frame of it becomes its still picture. */
export function NewFilm({ productId, films }: { productId: number; films: Films }) {
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const uploads = useUploads({
    call: 'POST /productFilms/upload',
    fields: { productId, title },
    prepare: asItIs,
    onUploaded: async now => {
      films.show(now)
      setTitle('')
      const added = now.at(-1)
      const frame = added && (await earlyFrame(added.film))
      if (frame) await films.dress('POST /productFilms/uploadPoster', added, frame, m.office_film_framed())
    },
  })
  const send: typeof uploads.send = async files => {
    if (title.trim() !== '') return uploads.send(files)
    setMissing(true)
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place} className="space-y-4">
      <Field
        label={m.office_film_new_title()}
        hint={m.office_film_title_hint()}
        maxLength={200}
        value={title}
        error={isMissing && title.trim() === '' ? m.catalogue_film_title_required() : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
      <FileDrop
        single
        label={m.office_film_drop()}
        kinds={m.office_film_kinds()}
        accept="video/mp4,video/webm,.mp4,.m4v,.webm"
        uploads={{ ...uploads, send }}
      />
      {uploads.tooBig && <TooBigDialog says={m.catalogue_film_too_big()} onClose={uploads.closeTooBig} />}
    </div>
  )
}
