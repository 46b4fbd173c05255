import type { ProviderName } from '../payment-words.ts'
import { practiceFace } from './practice/practice-face.ts'
import type { ProviderFace } from './provider-face.ts'
import { stripeFace } from './stripe/stripe-face.ts'

/** The card providers as people see them; `providers.server.ts` lists what they do. */
export const providerFaces: Record<ProviderName, ProviderFace> = {
  stripe: stripeFace,
  practice: practiceFace,
}
