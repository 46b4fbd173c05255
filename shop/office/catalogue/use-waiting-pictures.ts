import { useState } from 'react'
import { MOST_PICTURES } from '../../catalogue/editing/product-form.contract.ts'
import { m } from '../../messages/m.ts'
import { smallEnough } from '../forms/parts/product-pictures.tsx'
import type { UnderWay, Uploads } from '../forms/use-uploads.ts'

/** A picture of a product that is not saved yet: its file, small enough to upload, and a `data:` address that shows it. */
export type WaitingPicture = { id: string; file: File; shown: string }

/** Returns the `data:` address of a picture; undefined if the browser cannot read it. */
async function readPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  picture.close()
  return new Promise(done => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => done(undefined)
    reader.readAsDataURL(file)
  })
}

/** The pictures of a new product. They wait in the browser until it is saved, so that nothing is left of one that never is. */
export function useWaitingPictures(before: readonly WaitingPicture[]) {
  const [pictures, change] = useState(before)
  const [underWay, setUnderWay] = useState<UnderWay>()
  const [notices, setNotices] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')
  const [tooBig, setTooBig] = useState(false)

  async function send(files: readonly File[]) {
    setNotices([])
    setProblem('')
    let room = MOST_PICTURES - pictures.length
    for (const file of files) {
      const { name } = file
      if (room === 0) return setProblem(m.catalogue_pictures_full({ most: MOST_PICTURES }))
      const small = await smallEnough(file, () => setUnderWay({ name, percent: undefined }))
      setUnderWay(undefined)
      if (!small) return setTooBig(true)
      const shown = await readPicture(small.file)
      if (!shown) return setProblem(m.catalogue_picture_unreadable())
      room -= 1
      const ready = new File([small.file], name, { type: small.file.type })
      change(now => [...now, { id: crypto.randomUUID(), file: ready, shown }])
      const says = [
        ...('notice' in small && small.notice ? [small.notice] : []),
        m.office_catalogue_picture_waits({ name }),
      ]
      setNotices(now => [...now, ...says])
    }
  }
  const uploads: Uploads = {
    send,
    cancel: () => {},
    underWay,
    notices,
    problem,
    tooBig,
    closeTooBig: () => setTooBig(false),
  }
  return { pictures, change, uploads }
}
