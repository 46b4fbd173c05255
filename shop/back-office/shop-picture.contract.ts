import { z } from 'zod'
import { PICTURE_BYTES } from '../catalogue/product-form.contract.ts'
import { defineCall } from '../lib/call.ts'
import { uploadedFile } from '../lib/uploaded-file.ts'
import { m } from '../messages/m.ts'

export const uploadShopPicture = defineCall({
  does: 'Stores a picture for the settings, the sign of the shop or what shared links show, of at most 65,000 bytes; answers its address.',
  method: 'POST',
  path: '/settings/uploadPicture',
  who: 'staff: settings',
  upload: { most: PICTURE_BYTES, tooBig: m.catalogue_picture_too_big },
  input: z.strictObject({ file: uploadedFile(m.catalogue_file_required) }),
  output: z.object({ image: z.string(), width: z.int(), height: z.int() }),
  example: {
    input: { file: 'a picture' },
    output: { image: '/pictures/0123456789abcdef0123456789abcdef', width: 1200, height: 630 },
  },
  failures: {
    BAD_FILE: { status: 400, says: () => m.catalogue_bad_file() },
    FILE_TOO_BIG: { status: 413, says: () => m.catalogue_too_big_title() },
  },
})

export const shopPictureCalls = [uploadShopPicture] as const
