import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { hashInAddress } from '../../media/picture-address.ts'
import { readPictures } from '../../media/read-pictures.server.ts'
import { m } from '../../messages/m.ts'
import { productPictures } from '../catalogue.tables.server.ts'
import { readProductPictures } from '../editing/find-product-form.server.ts'
import { lockProduct } from '../editing/lock-product.server.ts'
import { arrangeProductImages } from './product-images.contract.ts'

export const answerArrangeProductImages = handle(
  arrangeProductImages,
  async ({ productId, pictures, seen }, { database, audit }) => {
    if (!(await lockProduct(database, productId))) return refuse(arrangeProductImages, 'NOT_FOUND', undefined)
    const before = await readProductPictures(database, productId)
    if (before.map(({ image }) => image).join() !== seen.join())
      return refuse(arrangeProductImages, 'CHANGED', { pictures: before })
    const rows = pictures.map(({ image, alternativeText }, position) => ({
      productId,
      position,
      hash: hashInAddress(image),
      alternativeText: alternativeText.trim() || null,
    }))
    const known = await readPictures(
      database,
      rows.map(({ hash }) => hash),
    )
    const unknown = rows.findIndex(({ hash }) => !known.has(hash))
    if (unknown >= 0) {
      const wrong = { [`pictures.${unknown}.image`]: m.catalogue_no_such_picture() }
      return refuse(arrangeProductImages, 'BAD_INPUT', undefined, wrong)
    }
    await database.delete(productPictures).where(eq(productPictures.productId, productId))
    if (rows.length > 0) await database.insert(productPictures).values(rows)
    const after = await readProductPictures(database, productId)
    await audit.add({ action: 'arrange', subject: 'product image', subjectId: productId, before, after })
    return after
  },
)
