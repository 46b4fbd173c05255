import { useRef, useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import type { ProductFilm } from '../../../catalogue/films/films.fields.ts'
import { m } from '../../../messages/m.ts'
import { toast } from '../../../ui/toast.tsx'
import { uploadFile } from '../../../upload-file.ts'

const arranged = ({ film, title, poster, captions }: ProductFilm) => ({ film, title, poster, captions })

/** The films of a product; changes to their order, titles, pictures and captions are saved at once. */
export function useFilms({ productId, films: before }: StaffProduct) {
  const [films, setFilms] = useState<readonly ProductFilm[]>(before)
  // Changes are sent one after the other: two at the same time would not know of each other.
  const saved = useRef<readonly ProductFilm[]>(before)
  const line = useRef(Promise.resolve())
  const show = (now: readonly ProductFilm[]) => {
    saved.current = now
    setFilms(now)
  }
  const fail = (problem: SentProblem) => {
    show((problem.films as ProductFilm[] | undefined) ?? saved.current)
    toast(problem.errors?.[0]?.message || problem.title || m.shop_offline())
  }
  const arrange = (next: readonly ProductFilm[], says?: string) => {
    setFilms(next)
    line.current = line.current.then(async () => {
      const seen = saved.current.map(({ film }) => film)
      const sent = await send('POST /productFilms/arrange', { productId, films: next.map(arranged), seen })
      if (!sent.ok) return fail(sent.problem)
      show(sent.answer)
      if (says) toast(says)
    })
  }
  /** Uploads a still picture or captions of a film; returns what is wrong with them, if anything is. */
  const dress = (
    call: 'POST /productFilms/uploadPoster' | 'POST /productFilms/uploadCaptions',
    { film }: ProductFilm,
    file: Blob,
    says: string,
  ) => {
    const sending = line.current.then(async () => {
      const sent = await uploadFile(
        call,
        { fields: { productId, film }, file, name: 'file' },
        { onProgress: () => {}, signal: new AbortController().signal },
      )
      if (!sent.ok) return sent.problem.errors?.[0]?.message || sent.problem.title || m.shop_offline()
      show(sent.answer)
      toast(says)
      return undefined
    })
    line.current = sending.then(() => {})
    return sending
  }
  const change = (film: ProductFilm, some: Partial<ProductFilm>) =>
    arrange(films.map(one => (one === film ? { ...one, ...some } : one)))
  return { films, show, arrange, change, dress }
}

/** The result of `useFilms`. */
export type Films = ReturnType<typeof useFilms>
