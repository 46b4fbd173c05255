import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { m } from '../messages/m.ts'
import { homePages, shopHeaders } from './choices.ts'

const choice = z.strictObject({ homePage: z.enum(homePages), header: z.enum(shopHeaders) })

export const saveHomeChoice = defineCall({
  does: 'Chooses which home page `/` shows, and which header stands on every page.',
  method: 'POST',
  path: '/settings/saveHome',
  who: 'staff: content',
  input: z.strictObject({
    ...choice.shape,
    /** As its chooser saw it: it is changed only if nobody did so since. */
    seen: choice.optional(),
  }),
  output: choice,
  example: {
    input: { homePage: 'home4', header: 'shop', seen: { homePage: 'home', header: 'shop' } },
    output: { homePage: 'home4', header: 'shop' },
  },
  failures: { CHANGED: { status: 409, says: () => m.office_content_home_changed(), data: choice } },
})

export const homeChoiceCalls = [saveHomeChoice] as const
