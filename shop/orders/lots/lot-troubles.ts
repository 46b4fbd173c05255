import { m } from '../../messages/m.ts'

/** Why a lot cannot be picked: the shop has none with its code, it is blocked, its day is over by the handover, or nothing is left of it. */
export const lotTroubles = ['UNKNOWN', 'BLOCKED', 'OVER', 'EMPTY'] as const
export type LotTrouble = (typeof lotTroubles)[number]

/** Returns why a lot cannot be picked, in words. */
export function lotTroubleWords(why: LotTrouble, code: string): string {
  switch (why) {
    case 'UNKNOWN':
      return m.orders_lot_unknown({ code })
    case 'BLOCKED':
      return m.orders_lot_blocked({ code })
    case 'OVER':
      return m.orders_lot_over({ code })
    case 'EMPTY':
      return m.orders_lot_empty({ code })
  }
}
