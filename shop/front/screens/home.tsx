import { ask } from '../../api.ts'
import { askPreview } from '../../content/ask-preview.ts'
import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { findSettings } from '../../settings/settings.contract.ts'
import { type HomeData, type HomeName, loadHome } from '../load-home.ts'
import { ChosenHome } from '../parts/chosen-home.tsx'
import type { Route } from './+types/home'

/** `/home1` to `/home5` show what they are named after, `/home` the main one, and any other address what the settings choose. */
export async function loader(args: Route.LoaderArgs) {
  const [named] = /home[1-5]?$/.exec(new URL(args.request.url).pathname.toLowerCase()) ?? []
  return loadHome(args, (named as HomeName | undefined) ?? (await chosen(args)))
}

/** The home page that the settings choose, or that a preview shows in its place. */
async function chosen(args: Route.LoaderArgs): Promise<HomeName> {
  const preview = await askPreview(args)
  const shown = preview === 'ended' ? null : preview?.homePage
  return shown ?? (await ask(args.context, findSettings, {})).homePage
}

/** The same for everybody; it reads nothing of its query. */
export const handle = { reads: [] }

const titles: Record<HomeName, (of: { shop: string }) => string> = {
  home: m.front_home_title,
  home1: m.front_home1_title,
  home2: m.front_home2_title,
  home3: m.front_home3_title,
  home4: m.front_home4_title,
  home5: m.front_home5_title,
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { shopName: shop = m.shop_name(), homePage = 'home' } = matches[0].loaderData?.settings ?? {}
  const name = loaderData?.name ?? homePage
  return pageMeta(matches, {
    title: titles[name]({ shop }),
    description: headOf(loaderData) || m.front_home_description(),
    path: name === homePage ? '/' : `/${name}`,
    whole: true,
  })
}

/** What a home page other than the main one says at its head. */
const headOf = (home: HomeData | undefined) =>
  home?.blocks.find(({ part }) => part === 'hero' || part === 'welcome')?.text

/** The home pages (spec section 2). */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return <ChosenHome home={loaderData} />
}
