import { ask } from '../../../ask.ts'
import { askPreview } from '../../../content/ask-preview.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { findSettings } from '../../../settings/settings.contract.ts'
import { homeDescription, homeTitle } from '../home-words.ts'
import { type HomeData, type HomeName, loadHome } from '../load-home.ts'
import { ChosenHome } from '../parts/chosen-home.tsx'
import type { Route } from './+types/home'

/** `/home1` to `/home5` show the page of that name, `/home` the main one, other addresses the one in the settings. */
export async function loader(args: Route.LoaderArgs) {
  const [named] = /home[1-5]?$/.exec(new URL(args.request.url).pathname.toLowerCase()) ?? []
  return loadHome(args, (named as HomeName | undefined) ?? (await chosen(args)))
}

/** The home page chosen in the settings, or the one that a preview shows instead. */
async function chosen(args: Route.LoaderArgs): Promise<HomeName> {
  const preview = await askPreview(args)
  const shown = preview === 'ended' ? null : preview?.homePage
  return shown ?? (await ask(args.context, findSettings, {})).homePage
}

/** The same for everyone; reads no query parameters. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const frame = matches[0].loaderData
  const homePage = frame?.settings.homePage ?? 'home'
  const name = loaderData?.name ?? homePage
  return pageMeta(matches, {
    title: frame ? homeTitle(name, frame) : m.shop_name(),
    description: headOf(loaderData) || (frame ? homeDescription(frame) : ''),
    path: name === homePage ? '/' : `/${name}`,
    whole: true,
  })
}

/** The text at the head of a home page other than the main one. */
const headOf = (home: HomeData | undefined) =>
  home?.blocks.find(({ part }) => part === 'hero' || part === 'welcome')?.text

/** The home pages (spec section 2). */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  return <ChosenHome home={loaderData} />
}
