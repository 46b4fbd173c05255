import { Camera, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ProductPicture } from '../../../catalogue/files/product-images.contract.ts'
import type { ProductFilm } from '../../../catalogue/films/films.fields.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { CaptionsField } from './captions-field.tsx'
import { frameOf } from './film-frame.ts'
import type { Films } from './use-films.ts'

type Props = {
  film: ProductFilm
  handle: ReactNode
  films: Films
  /** The pictures of the product, any of which can stand for the film. */
  pictures: readonly ProductPicture[]
  onRemove: () => void
}

/** A film in the form of its product: a player, its title, its still picture and its captions. */
export function FilmRow({ film, handle, films, pictures, onRemove }: Props) {
  const player = useRef<HTMLVideoElement>(null)
  const { title, poster } = film
  const takeFrame = async () => {
    const frame = player.current && (await frameOf(player.current))
    if (!frame) return toast(m.office_film_no_frame())
    const wrong = await films.dress('POST /productFilms/uploadPoster', film, frame, m.office_film_framed())
    if (wrong) toast(wrong)
  }
  const isOwnFrame = poster !== null && pictures.every(({ image }) => image !== poster)
  return (
    <div className="grid gap-4 p-3 sm:p-4 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <div className="space-y-2">
        {/* biome-ignore lint/a11y/useMediaCaption: its captions, if staff have given it any */}
        <video
          ref={player}
          key={film.captions}
          src={film.film}
          poster={poster ?? undefined}
          controls
          playsInline
          preload="none"
          aria-label={title}
          className="aspect-video w-full rounded-small bg-deep object-contain"
        >
          {film.captions && (
            <track
              kind="captions"
              src={film.captions}
              srcLang={m.shop_language()}
              label={m.catalogue_film_captions()}
            />
          )}
        </video>
        <Button look="quiet" className="w-full px-3 text-sm" onClick={() => void takeFrame()}>
          <Camera aria-hidden className="size-4.5 shrink-0" />
          {m.office_film_take_frame()}
        </Button>
      </div>
      <div className="space-y-4">
        <TitleField key={title} title={title} onChange={title => films.change(film, { title })} />
        <SelectField
          label={m.office_film_poster()}
          value={poster ?? ''}
          onChange={({ target }) => films.change(film, { poster: target.value || null })}
        >
          <option value="">{m.office_film_poster_none()}</option>
          {isOwnFrame && <option value={poster}>{m.office_film_poster_frame()}</option>}
          {pictures.map(({ image, alternativeText }, at) => (
            <option key={image} value={image}>
              {alternativeText || m.office_film_poster_picture({ position: at + 1 })}
            </option>
          ))}
        </SelectField>
        <CaptionsField film={film} films={films} />
        <div className="flex items-center justify-between">
          {handle}
          <span className="text-sm text-muted">
            {m.office_film_megabytes({ size: Math.ceil(film.size / 100_000) / 10 })}
          </span>
          <button
            type="button"
            aria-label={m.office_remove_named({ name: title })}
            onClick={onRemove}
            className="grid size-9 place-items-center rounded-small text-muted hover:bg-rose-soft hover:text-rose"
          >
            <Trash2 aria-hidden className="size-4.5" />
          </button>
        </div>
      </div>
    </div>
  )
}

/** The title of a film, which is saved when it is left. */
function TitleField({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const [typed, setTyped] = useState(title)
  const isMissing = typed.trim() === ''
  return (
    <Field
      label={m.office_film_title()}
      required
      maxLength={200}
      value={typed}
      error={isMissing ? m.catalogue_film_title_required() : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (!isMissing && typed.trim() !== title) onChange(typed.trim())
      }}
    />
  )
}
