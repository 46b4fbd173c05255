import { m } from '../../../messages/m.ts'
import type { ProviderFace } from '../provider-face.ts'
import { StripeStep } from './parts/stripe-step.tsx'

export const stripeFace: ProviderFace = {
  name: m.payments_provider_stripe,
  secures: m.payments_secure_stripe,
  Step: StripeStep,
  guest: 'stripe',
}
