import { showMoment } from '../lib/dates/moments.ts'
import { useShop } from './router.ts'

/** A moment by the shop's clock ("28 Oct 2026, 14:30"). */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{showMoment(at, useShop()?.settings.timeZone)}</time>
}
