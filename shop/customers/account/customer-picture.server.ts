import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle, handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { makePicture } from '../../media/make-picture.server.ts'
import { m } from '../../messages/m.ts'
import { removeCustomerPicture, uploadCustomerPicture } from '../customers.contract.ts'
import { customerPictures } from '../customers.tables.server.ts'
import { isOtherStaff } from '../staff/works-here.server.ts'

/** The longest side of a customer's picture in pixels: screens show it small, and answers carry it whole. */
const SIDE = 420

/** Decoding a picture is slow. */
const uploads: Limit = { name: 'customer-picture', most: 20, seconds: 3600 }

/** Returns a picture as a `data:` address: nobody can ask for it but by a call that may answer it. */
export const pictureText = ({ mimeType, bytes }: { mimeType: string; bytes: Buffer }): string =>
  `data:${mimeType};base64,${bytes.toString('base64')}`

/** Reads the picture of a customer; null if there is none. */
export async function readPicture(database: Database, custId: number): Promise<string | null> {
  const [picture] = await database.select().from(customerPictures).where(eq(customerPictures.custId, custId))
  return picture ? pictureText(picture) : null
}

export const answerUploadCustomerPicture = handlePrepared(
  uploadCustomerPicture,
  async ({ file }, { limits, caller }) => {
    await limits.spend(uploads, String(caller.custId))
    return (
      (await makePicture(file.bytes, SIDE)) ??
      refuse(uploadCustomerPicture, 'BAD_FILE', undefined, { file: m.customers_picture_unreadable() })
    )
  },
  async (_input, { database, caller, clock }, { mimeType, bytes }) => {
    const picture = { mimeType, bytes, createdAt: clock() }
    await database
      .insert(customerPictures)
      .values({ custId: caller.custId, ...picture })
      .onConflictDoUpdate({ target: customerPictures.custId, set: picture })
    return { custId: caller.custId, custPic: pictureText(picture) }
  },
)

export const answerRemoveCustomerPicture = handle(removeCustomerPicture, async ({ custId }, shop) => {
  const { database, caller, audit } = shop
  if (await isOtherStaff(shop, { custId })) return refuse(removeCustomerPicture, 'WORKS_HERE', undefined)
  const gone = await database
    .delete(customerPictures)
    .where(eq(customerPictures.custId, custId))
    .returning({ custId: customerPictures.custId })
  if (gone.length && caller.custId !== custId)
    await audit.add({ action: 'remove picture', subject: 'customer', subjectId: custId })
  return { custId, custPic: null }
})
