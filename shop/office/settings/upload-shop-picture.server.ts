import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { makePicture } from '../../media/make-picture.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { storePicture } from '../../media/store-picture.server.ts'
import { m } from '../../messages/m.ts'
import { uploadShopPicture } from './shop-picture.contract.ts'

export const answerUploadShopPicture = handlePrepared(
  uploadShopPicture,
  async ({ file }) =>
    (await makePicture(file.bytes)) ??
    refuse(uploadShopPicture, 'BAD_FILE', undefined, { file: m.catalogue_picture_unreadable() }),
  async (_input, { database, audit }, picture) => {
    const hash = await storePicture(database, picture)
    await audit.add({ action: 'upload', subject: 'shop picture', subjectId: hash })
    return { image: pictureAddress(hash), width: picture.width, height: picture.height }
  },
)
