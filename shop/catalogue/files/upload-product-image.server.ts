import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { makePicture } from '../../media/make-picture.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { storePicture } from '../../media/store-picture.server.ts'
import { m } from '../../messages/m.ts'
import { lockProduct } from '../editing/lock-product.server.ts'
import { uploadProductImage } from '../editing/product-form.contract.ts'
import { appendPicture } from './add-product-picture.server.ts'

export const answerUploadProductImage = handlePrepared(
  uploadProductImage,
  async ({ file }) =>
    (await makePicture(file.bytes)) ??
    refuse(uploadProductImage, 'BAD_FILE', undefined, { file: m.catalogue_picture_unreadable() }),
  async ({ productId }, { database, audit }, picture) => {
    if (!(await lockProduct(database, productId))) return refuse(uploadProductImage, 'NOT_FOUND', undefined)
    const hash = await storePicture(database, picture)
    const position = await appendPicture(database, { productId, hash })
    if (position === undefined) return refuse(uploadProductImage, 'FULL', undefined)
    await audit.add({
      action: 'upload',
      subject: 'product image',
      subjectId: productId,
      after: { position, hash },
    })
    return { productId, position, type: picture.mimeType, finalImage: null, image: pictureAddress(hash) }
  },
)
