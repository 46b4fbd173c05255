import { useState } from 'react'
import { CAPTION_BYTES } from '../../../catalogue/films/film-limits.ts'
import type { ProductFilm } from '../../../catalogue/films/films.fields.ts'
import { m } from '../../../messages/m.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'
import type { Films } from './use-films.ts'

/** The captions of a film: a file to choose, and a way to remove them. */
export function CaptionsField({ film, films }: { film: ProductFilm; films: Films }) {
  const [error, setError] = useState<string>()
  const ties = { hint: m.office_captions_hint(), error }
  const { id, control } = useTies(ties)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setError(
      file.size > CAPTION_BYTES
        ? m.catalogue_captions_too_big()
        : await films.dress('POST /productFilms/uploadCaptions', film, file, m.office_captions_added()),
    )
  }
  return (
    <div>
      <p className="mb-1 text-sm font-medium">{m.catalogue_film_captions()}</p>
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonLook(
            'quiet',
            'cursor-pointer px-3 text-sm focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          )}
        >
          {film.captions ? m.office_captions_replace() : m.office_captions_choose()}
          <input
            {...control}
            type="file"
            accept="text/vtt,.vtt"
            className="sr-only"
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
        {film.captions && (
          <Button look="bare" className="px-3 text-sm" onClick={() => films.change(film, { captions: null })}>
            {m.office_captions_remove()}
          </Button>
        )}
      </div>
      <FieldNotes id={id} {...ties} />
    </div>
  )
}
