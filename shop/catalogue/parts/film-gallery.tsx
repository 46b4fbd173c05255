import { Play } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FilmPlace, type ShownFilm } from './film-place.tsx'
import { PictureRow, type Pictures } from './gallery.tsx'

/** The pictures of a product, and its films after them. */
export const FilmGallery = island(
  'film-gallery',
  ({ films, ...pictures }: Pictures & { films: readonly ShownFilm[] }) => (
    <PictureRow
      {...pictures}
      after={films.map(film => ({
        key: film.film,
        says: m.catalogue_film_show({ title: film.title }),
        place: <FilmPlace film={film} />,
        thumb: (
          <>
            <Picture src={film.poster} size={80} />
            <span className="absolute inset-0 grid place-items-center">
              <span className="grid size-8 place-items-center rounded-round bg-saffron text-on-saffron">
                <Play aria-hidden className="size-4 fill-current" />
              </span>
            </span>
          </>
        ),
      }))}
    />
  ),
)
