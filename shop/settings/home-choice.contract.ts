import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { m } from '../messages/m.ts'
import { homePages, shopHeaders } from './choices.ts'

const choice = z.strictObject({ homePage: z.enum(homePages), header: z.enum(shopHeaders) })

export const saveHomeChoice = defineCall({
  does: 'Sets the home page for `/` and the header of every page.',
  method: 'POST',
  path: '/settings/saveHome',
  who: 'staff: content',
  input: z.strictObject({
    ...choice.shape,
    /** The choice that was seen: a choice that was changed since stays unchanged. */
    seen: choice.optional(),
  }),
  output: choice,
  example: {
    input: { homePage: 'home4', header: 'shop', seen: { homePage: 'home', header: 'shop' } },
    output: { homePage: 'home4', header: 'shop' },
  },
  failures: { CHANGED: { status: 409, says: () => m.settings_content_home_changed(), data: choice } },
})

export const homeChoiceCalls = [saveHomeChoice] as const
