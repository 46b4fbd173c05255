import { Play } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { FilmPlace, type ShownFilm } from './film-place.tsx'
import { PictureRow, type Pictures } from './gallery.tsx'

/** The pictures of a product, and its films after them. */
export const FilmGallery = island(
  'film-gallery',
  ({ films, ...pictures }: Pictures & { films: readonly ShownFilm[] }) => (
    <PictureRow
      {...pictures}
      places={films.map((film, position) => (
        <li
          key={film.film}
          id={`picture-${pictures.images.length + position + 1}`}
          className="relative w-full shrink-0 snap-center"
        >
          <FilmPlace film={film} />
        </li>
      ))}
      links={films.map(film => [
        m.catalogue_film_show({ title: film.title }),
        film.poster,
        <span key={film.film} className="absolute inset-0 grid place-items-center">
          <span className="grid size-8 place-items-center rounded-round bg-saffron text-on-saffron">
            <Play aria-hidden className="size-4 fill-current" />
          </span>
        </span>,
      ])}
    />
  ),
)
