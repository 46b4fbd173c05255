import type { ComponentType, ReactNode } from 'react'
import type { PageGuest } from '../../lib/page-guest.ts'
import type { Paying } from '../use-payment.ts'

/** A card provider as shoppers and staff see it. */
export type ProviderFace = {
  /** Its name for staff. */
  name: () => string
  /** The protection of a card in its form. */
  secures: () => string
  /** A remark after a payment. */
  remark?: () => string
  /** The step that takes a card. It shows `above`, which has the problem and the reason of a decline, over its form. */
  Step: ComponentType<{ paying: Paying; problem: ReactNode; above: ReactNode }>
  /** The site that its form loads from. */
  guest?: PageGuest
}
