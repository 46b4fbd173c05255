import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import { makePicture } from '../../media/make-picture.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { storePicture } from '../../media/store-picture.server.ts'
import { m } from '../../messages/m.ts'
import { lockAnimals } from '../assigning/lock-shares.server.ts'
import { uploadAnimalPicture } from '../day/slaughter-day.contract.ts'
import { qurbaniAnimals } from '../season.tables.server.ts'

export const answerUploadAnimalPicture = handlePrepared(
  uploadAnimalPicture,
  async ({ file }) =>
    (await makePicture(file.bytes)) ??
    refuse(uploadAnimalPicture, 'BAD_FILE', undefined, { file: m.catalogue_picture_unreadable() }),
  async ({ animalId }, { database, audit, changed }, picture) => {
    const [before] = await lockAnimals(database, [animalId])
    if (!before) return refuse(uploadAnimalPicture, 'NOT_FOUND', undefined)
    const hash = await storePicture(database, picture)
    await database
      .update(qurbaniAnimals)
      .set({ picture: hash, version: sql`${qurbaniAnimals.version} + 1` })
      .where(eq(qurbaniAnimals.animalId, animalId))
    await audit.add({
      action: 'upload',
      subject: 'qurbani animal',
      subjectId: animalId,
      before: { picture: before.picture },
      after: { picture: hash },
    })
    changed('qurbani')
    return { animalId, picture: pictureAddress(hash) }
  },
)
