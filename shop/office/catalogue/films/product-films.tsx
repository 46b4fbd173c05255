import { useState } from 'react'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { MOST_FILMS } from '../../../catalogue/films/film-limits.ts'
import type { ProductFilm } from '../../../catalogue/films/films.fields.ts'
import { m } from '../../../messages/m.ts'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { FilmRow } from './film-row.tsx'
import { NewFilm } from './new-film.tsx'
import { useFilms } from './use-films.ts'

/** The films of a product in order, and a way to add more. Its page shows them after the pictures. */
export function ProductFilms({ product }: { product: StaffProduct }) {
  const films = useFilms(product)
  const [removing, setRemoving] = useState<ProductFilm>()
  return (
    <>
      {films.films.length < MOST_FILMS ? (
        <NewFilm productId={product.productId} films={films} />
      ) : (
        <p className="text-muted">{m.catalogue_films_full({ most: MOST_FILMS })}</p>
      )}
      {films.films.length > 0 && (
        <SortableList
          label={m.office_films()}
          items={films.films}
          idOf={({ film }) => film}
          nameOf={({ title }) => title}
          onOrder={films.arrange}
          className="space-y-4"
          itemClass="rounded-tile border border-line bg-raised"
        >
          {(film, handle) => (
            <FilmRow
              film={film}
              handle={handle}
              films={films}
              pictures={product.pictures}
              onRemove={() => setRemoving(film)}
            />
          )}
        </SortableList>
      )}
      {removing && (
        <AskFirst
          title={m.office_remove_named({ name: removing.title })}
          text={m.office_film_remove_text()}
          yes={m.office_catalogue_remove()}
          no={m.office_catalogue_cancel()}
          onClose={() => setRemoving(undefined)}
          onYes={() => {
            setRemoving(undefined)
            films.arrange(
              films.films.filter(({ film }) => film !== removing.film),
              m.office_film_removed(),
            )
          }}
        />
      )}
    </>
  )
}
