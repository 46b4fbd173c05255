import { Play } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Picture } from '../../ui/picture.tsx'
import type { ProductFilm } from '../films/films.fields.ts'

/** A film as the page of its product needs it. */
export type ShownFilm = Pick<ProductFilm, 'film' | 'title' | 'poster' | 'captions'>

/**
 * The place of a film in the row of pictures: its still picture with a play mark, until it is played. Only then is anything of the film
 * loaded. Without JavaScript it is a link to the film.
 */
export function FilmPlace({ film }: { film: ShownFilm }) {
  const [isPlayed, setPlayed] = useState(false)
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setPlayed(true)
  }
  return (
    <>
      <Picture src={film.poster} size={600} sizes="(width < 48rem) 94vw, min(47vw, 37rem)" />
      {isPlayed ? (
        <Player film={film} />
      ) : (
        <a
          href={film.film}
          aria-label={m.catalogue_film_play({ title: film.title })}
          onClick={play}
          className="group absolute inset-0"
        >
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid size-16 place-items-center rounded-round bg-saffron text-on-saffron shadow-raised transition-transform group-hover:scale-110">
              <Play aria-hidden className="size-7 translate-x-0.5 fill-current" />
            </span>
          </span>
          <span className="absolute inset-x-3 bottom-3 flex justify-center">
            <span className="rounded-round bg-raised px-4 py-2 text-sm wrap-anywhere shadow-raised">
              {film.title}
            </span>
          </span>
        </a>
      )}
    </>
  )
}

/** The player of a film, which stops when another place of the row is shown. */
function Player({ film: { film, title, captions } }: { film: ShownFilm }) {
  const player = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const shown = player.current
    if (!shown) return
    // A person who started it by keyboard keeps the focus.
    shown.focus()
    const watched = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) shown.pause()
    })
    watched.observe(shown)
    return () => watched.disconnect()
  }, [])
  if (isBroken)
    return (
      <p role="alert" className="absolute inset-0 grid place-items-center bg-raised p-6 text-center">
        <span>
          {m.catalogue_film_broken()}{' '}
          <a href={film} download className="font-medium text-green underline underline-offset-4">
            {m.catalogue_film_download()}
          </a>
        </span>
      </p>
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions, if staff have given it any
    <video
      ref={player}
      src={film}
      controls
      autoPlay
      playsInline
      preload="none"
      aria-label={title}
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full bg-deep object-contain"
    >
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang={m.shop_language()}
          label={m.catalogue_film_captions()}
          default
        />
      )}
    </video>
  )
}
