import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_FILE, FILE_TOO_BIG } from '../../lib/failures.ts'
import { uploadedFile } from '../../lib/uploaded-file.ts'
import { PICTURE_BYTES } from '../../media/picture-bytes.ts'
import { m } from '../../messages/m.ts'

export const uploadShopPicture = defineCall({
  does: 'Stores the logo or the picture for shared links, of at most 65,000 bytes, and answers its address.',
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
    BAD_FILE,
    FILE_TOO_BIG,
  },
})

export const shopPictureCalls = [uploadShopPicture] as const
