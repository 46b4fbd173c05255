import type { MetaDescriptor } from 'react-router'
import { m } from '../messages/m.ts'

/** What a page says of itself, to whoever shows or lists it without opening it. */
type Page = {
  title: string
  description: string
  /** Its one address, whatever else leads to it: a path with the parameters that matter. */
  path: string
  /** The address of a picture of what it is about. */
  image?: string | null | undefined
  /** The title stands as it is, without the shop's name behind it. */
  whole?: true
  /** Search engines leave it out: it is about one person, or one search. */
  hidden?: true
}

type Settings = { shopName: string; publicAddress: string }
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/**
 * Title, description, canonical address and what a shared link shows. Only the page from the server has all of it: nobody
 * reads the rest of a page that came into another one.
 */
export function pageMeta([root]: Matches, page: Page): MetaDescriptor[] {
  const settings = (root?.loaderData as { settings: Settings } | undefined)?.settings
  const shop = settings?.shopName ?? m.shop_name()
  const title = page.whole ? page.title : `${page.title} · ${shop}`
  return import.meta.env.SSR && settings ? [{ title }, ...forOthers(page, title, settings)] : [{ title }]
}

function forOthers(page: Page, title: string, { shopName, publicAddress }: Settings): MetaDescriptor[] {
  const href = publicAddress + page.path
  const [description = ''] = page.description.split(/\n\s*\n/)
  const open = {
    'og:type': 'website',
    'og:site_name': shopName,
    'og:title': title,
    'og:description': description,
    'og:url': href,
    'og:image': publicAddress + (page.image || '/share.jpg'),
  }
  return [
    { name: 'description', content: description },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(open).map(([property, content]) => ({ property, content })),
  ]
}
