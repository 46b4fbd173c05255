import { eq, sql } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import { makePicture } from '../media/make-picture.server.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { storePicture } from '../media/store-picture.server.ts'
import { m } from '../messages/m.ts'
import { productPictures } from './catalogue.tables.server.ts'
import { lockProduct } from './lock-product.server.ts'
import { MOST_PICTURES, uploadProductImage } from './product-form.contract.ts'

export const answerUploadProductImage = handlePrepared(
  uploadProductImage,
  async ({ file }) =>
    (await makePicture(file.bytes)) ??
    refuse(uploadProductImage, 'BAD_FILE', undefined, { file: m.catalogue_picture_unreadable() }),
  async ({ productId }, { database, audit }, picture) => {
    if (!(await lockProduct(database, productId))) return refuse(uploadProductImage, 'NOT_FOUND', undefined)
    const [there] = await database
      .select({
        count: sql<number>`count(*)::int`,
        next: sql<number>`coalesce(max(${productPictures.position}) + 1, 0)::int`,
      })
      .from(productPictures)
      .where(eq(productPictures.productId, productId))
    const { count = 0, next: position = 0 } = there ?? {}
    if (count >= MOST_PICTURES) return refuse(uploadProductImage, 'FULL', undefined)
    const hash = await storePicture(database, picture)
    await database.insert(productPictures).values({ productId, position, hash })
    await audit.add({
      action: 'upload',
      subject: 'product image',
      subjectId: productId,
      after: { position, hash },
    })
    return { productId, position, type: picture.mimeType, finalImage: null, image: pictureAddress(hash) }
  },
)
