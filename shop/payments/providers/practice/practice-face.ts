import { m } from '../../../messages/m.ts'
import type { ProviderFace } from '../provider-face.ts'
import { PracticeStep } from './parts/practice-step.tsx'

export const practiceFace: ProviderFace = {
  name: m.payments_provider_practice,
  secures: m.payments_secure_practice,
  remark: m.payments_paid_practice,
  Step: PracticeStep,
}
