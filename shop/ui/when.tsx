import { m } from '../messages/m.ts'
import { useShop } from './use-shop.ts'

/**
 * A moment by the shop's clock. Only for screens that the browser renders: it and the server would write the same moment in
 * slightly different ways.
 */
export function When({ at }: { at: string }) {
  const { timeZone } = useShop()?.settings ?? {}
  const moment = new Intl.DateTimeFormat(m.shop_language(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return <time dateTime={at}>{moment.format(new Date(at))}</time>
}
