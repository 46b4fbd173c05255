import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_FILE, FILE_TOO_BIG } from '../../lib/failures.ts'
import { id, wholeNumber } from '../../lib/fields.ts'
import { uploadedFile } from '../../lib/uploaded-file.ts'
import { PICTURE_BYTES } from '../../media/picture-bytes.ts'
import { m } from '../../messages/m.ts'
import { animalStates, distributions, intentions, kinds } from '../animals.rules.ts'
import { deskFailures } from '../desk-failures.ts'
import { shareStates } from '../share-states.rules.ts'
import { exampleQueueAnimal } from './slaughter-day.examples.ts'

const queueShare = z
  .object({
    shareId: z.int(),
    orderNum: z.string(),
    /** The number of the share within the animal. */
    sequence: z.int(),
    names: z.array(z.string()),
    intention: z.enum(intentions),
    distribution: z.enum(distributions),
    /** A time range by the shop's clock, as in `14:00`. */
    window: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
    skin: z.boolean(),
    offal: z.boolean(),
    state: z.enum(shareStates),
    /** The packed weight in pounds. */
    weight: z.number().nullable(),
    packedAt: z.string().nullable(),
    collectedAt: z.string().nullable(),
    collectedBy: z.string().nullable(),
    /** True if part of the booking is still to be paid. */
    due: z.boolean(),
  })
  .meta({ title: 'QueueShare' })
/** A share as staff see it on the day. */
export type QueueShare = z.output<typeof queueShare>

const queueAnimal = z
  .object({
    animalId: z.int(),
    tag: z.string(),
    kind: z.enum(kinds),
    state: z.enum(animalStates),
    weight: z.number().nullable(),
    note: z.string(),
    picture: z.string().nullable(),
    doneAt: z.string().nullable(),
    doneBy: z.string().nullable(),
    /** The number of all its shares. */
    places: z.int(),
    /** True if shoppers chose this animal: only their shares go into it. */
    named: z.boolean(),
    shares: z.array(queueShare),
  })
  .meta({ title: 'QueueAnimal' })
/** An animal of the day with its shares. */
export type QueueAnimal = z.output<typeof queueAnimal>

export const findQueue = defineCall({
  does: 'Answers the animals of a day in tag order, with the progress of each share, without withdrawn animals.',
  method: 'GET',
  path: '/qurbani/findQueue',
  who: 'staff: picking',
  input: z.strictObject({ seasonId: id, day: wholeNumber(1, 4), kind: z.enum(kinds).optional() }),
  output: z.object({
    date: z.string(),
    animals: z.array(queueAnimal),
    /** The number of paid shares of the day that have no animal yet. */
    waiting: z.int(),
  }),
  example: {
    input: { seasonId: 1, day: 1 },
    output: { date: '2027-05-16', animals: [exampleQueueAnimal], waiting: 3 },
  },
  failures: { NOT_FOUND: deskFailures.NOT_FOUND },
})

export const markDone = defineCall({
  does: 'Records that an animal was slaughtered, when and by whom; or undoes this if nothing of it is packed. A repeat changes nothing.',
  method: 'POST',
  path: '/qurbani/markDone',
  who: 'staff: picking',
  input: z.strictObject({ animalId: id, done: z.boolean().default(true) }),
  output: queueAnimal,
  example: {
    input: { animalId: 104 },
    output: exampleQueueAnimal,
  },
  failures: {
    NOT_FOUND: deskFailures.NOT_FOUND,
    WITHDRAWN: { status: 409, says: () => m.qurbani_animal_withdrawn() },
    NO_DAY: { status: 409, says: () => m.qurbani_needs_day() },
    PACKED: { status: 409, says: () => m.qurbani_packed_already() },
  },
})

export const packShare = defineCall({
  does: 'Records the packed weight of a share once its animal is slaughtered; without a weight, undoes this if the share is not collected. A repeat changes nothing.',
  method: 'POST',
  path: '/qurbani/packShare',
  who: 'staff: picking',
  input: z.strictObject({
    shareId: id,
    /** The weight in pounds. */
    weight: z
      .number({ error: () => m.qurbani_weight_needed() })
      .min(0.01, { error: () => m.qurbani_weight_needed() })
      .max(2000, { error: () => m.qurbani_weight_high() })
      .nullable(),
  }),
  output: queueShare,
  example: {
    input: { shareId: 311, weight: 34.5 },
    output: { ...exampleQueueAnimal.shares[0], state: 'PACKED', weight: 34.5 },
  },
  failures: {
    ...deskFailures,
    NOT_DONE: { status: 409, says: () => m.qurbani_not_done() },
    COLLECTED: { status: 409, says: () => m.qurbani_collected_already() },
  },
})

export const collectShare = defineCall({
  does: 'Records that a packed share left the shop: collected, given to the driver, or given away; or undoes this. A repeat changes nothing.',
  method: 'POST',
  path: '/qurbani/collectShare',
  who: 'staff: picking',
  input: z.strictObject({ shareId: id, collected: z.boolean().default(true) }),
  output: queueShare,
  example: {
    input: { shareId: 311, collected: true },
    output: exampleQueueAnimal.shares[0],
  },
  failures: {
    NOT_FOUND: deskFailures.NOT_FOUND,
    NOT_PACKED: { status: 409, says: () => m.qurbani_not_packed() },
  },
})

export const uploadAnimalPicture = defineCall({
  does: 'Sets the picture of an animal, which the people who booked its shares see: a JPEG, PNG, WebP, AVIF or GIF of at most 65,000 bytes.',
  method: 'POST',
  path: '/qurbani/uploadAnimalPicture',
  who: 'staff: picking',
  upload: { most: PICTURE_BYTES, tooBig: m.catalogue_picture_too_big },
  input: z.strictObject({ animalId: id, file: uploadedFile(m.catalogue_file_required) }),
  output: z.object({ animalId: z.int(), picture: z.string() }),
  example: {
    input: { animalId: 104, file: 'a picture' },
    output: { animalId: 104, picture: '/pictures/8886b15050e902400e455b5eb38e54f1' },
  },
  failures: {
    NOT_FOUND: deskFailures.NOT_FOUND,
    BAD_FILE,
    FILE_TOO_BIG,
  },
})

export const slaughterDayCalls = [findQueue, markDone, packShare, collectShare, uploadAnimalPicture] as const
