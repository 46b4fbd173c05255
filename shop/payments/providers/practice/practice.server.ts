import { type Cards, defineProvider } from '../provider-kind.ts'
import { type Practice, practiceOn } from './practice-provider.server.ts'

/** The practice provider, which moves no money: a shop where real people order never takes cards by it. */
export const practice = defineProvider({
  read: ({ PRODUCTION }) => (PRODUCTION === 'yes' ? undefined : { name: 'practice' as const }),
  open: (_account, shop) => practiceOn(shop),
})

/** Returns the practice provider if it takes the cards. */
export const practiceOf = (shop: Cards): Practice | undefined =>
  shop.cards?.name === 'practice' ? practiceOn(shop) : undefined
