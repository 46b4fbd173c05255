import { showsMeat } from '../../catalogue/catalogue.rules.ts'
import { m } from '../../messages/m.ts'
import type { ShopData } from '../../ui/shown-shop.ts'
import type { HomeData, HomeName } from './load-home.ts'

const titles: Record<HomeName, (of: { shop: string }) => string> = {
  home: m.front_home_title,
  home1: m.front_home1_title,
  home2: m.front_home2_title,
  home3: m.front_home3_title,
  home4: m.front_home4_title,
  home5: m.front_home5_title,
}

type Frame = Pick<ShopData, 'settings' | 'departments'>

/** The title of a home page; one that promises fresh food is only for a shop that shows meat. */
export const homeTitle = (name: HomeName, { settings: { shopName: shop }, departments }: Frame) =>
  (showsMeat(departments) ? titles[name] : m.front_home_plain_title)({ shop })

/** The description of the home page for search engines. */
export const homeDescription = ({ departments }: Frame) =>
  showsMeat(departments) ? m.front_home_description() : m.front_home_plain_description()

/** The words above the products of a home page. */
export const popularWords = ({ popularOf }: Pick<HomeData, 'popularOf'>) => ({
  title: { meat: m.front_popular, all: m.front_popular_all, new: m.front_popular_new }[popularOf](),
  text: popularOf === 'new' ? undefined : m.front_popular_text(),
})
