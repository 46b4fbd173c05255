import { isDeepStrictEqual } from 'node:util'
import type { KnownProduct } from '../../catalogue/editing/read-by-sku.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import type { ReadDraft } from '../import-fields.ts'
import type { ImportOptions } from '../imports.contract.ts'

const [MOST_PICTURES, MOST_TEXT] = [20, 200]
const OWN_PICTURE = /^\/pictures\/[0-9a-f]{32}$/

/** The pictures of a product that the shop has, and the addresses from which it is getting some. */
type Known = {
  known: KnownProduct | undefined
  queued: ReadonlySet<string>
  options: Pick<ImportOptions, 'fetchPictures'>
}

/** Returns the pictures to add: all if the product has none, or the shop's own pictures if they differ from its present ones. */
export function picturesToAdd(
  pictures: ReadDraft['draft']['pictures'] = [],
  { known, queued, options: { fetchPictures: fetched } }: Known,
): { address: string; text: string }[] {
  const seen = new Set<string>()
  const wanted = pictures
    .filter(({ address }) => {
      const isNew = !seen.has(address)
      seen.add(address)
      return (
        isNew &&
        (OWN_PICTURE.test(address) || (fetched && !queued.has(address) && /^https?:\/\//i.test(address)))
      )
    })
    .slice(0, MOST_PICTURES)
    .map(({ address, text }) => ({ address, text: text.slice(0, MOST_TEXT) }))
  const have = (known?.pictures ?? []).map(({ hash, text }) => ({ address: pictureAddress(hash), text }))
  const isSame = isDeepStrictEqual(have, wanted)
  const areOurs = wanted.every(({ address }) => OWN_PICTURE.test(address))
  return wanted.length > 0 && (have.length === 0 || areOurs) && !isSame ? wanted : []
}
