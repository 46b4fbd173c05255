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

type Settings = { shopName: string; publicAddress: string; sharePicture: { image: string } | null }
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/**
 * Title, description and canonical address; and what a shared link shows, which only the page from the server has: nobody
 * reads it of a page that came into another one.
 */
export function pageMeta([root]: Matches, page: Page): MetaDescriptor[] {
  const settings = (root?.loaderData as { settings: Settings } | undefined)?.settings
  const title = page.whole ? page.title : `${page.title} · ${settings?.shopName ?? m.shop_name()}`
  const [content] = page.description.split(/\n\s*\n/)
  return [
    { title },
    { name: 'description', content },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    // Where it is not known how the shop is reached, the path alone is right at any address.
    { tagName: 'link', rel: 'canonical', href: (settings?.publicAddress ?? '') + page.path },
    ...(import.meta.env.SSR && settings ? forLinks(page, title, content, settings) : []),
  ]
}

function forLinks(
  { path, image }: Page,
  title: string,
  description: string | undefined,
  { shopName, publicAddress, sharePicture }: Settings,
): MetaDescriptor[] {
  const open = {
    'og:type': 'website',
    'og:site_name': shopName,
    'og:title': title,
    'og:description': description,
    ...(publicAddress && {
      'og:url': publicAddress + path,
      'og:image': publicAddress + (image || sharePicture?.image || '/share.jpg'),
    }),
  }
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(open).map(([property, content]) => ({ property, content })),
  ]
}
