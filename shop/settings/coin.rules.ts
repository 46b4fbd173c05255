import { m } from '../messages/m.ts'
import { wrongAmount } from './bands.rules.ts'

/** The largest coin or note to which cash may be rounded: a typing error would give orders away. */
const MOST_COIN = 1000

/** Returns the error of the smallest coin of a shop, as a decimal; empty if it is valid. 0: every amount can be paid. */
export const wrongCoin = (coin: number, exponent: number): string =>
  coin > MOST_COIN ? m.settings_coin_wrong({ most: String(MOST_COIN) }) : wrongAmount(coin, exponent)
