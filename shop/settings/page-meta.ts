import type { MetaDescriptor } from 'react-router'
import { m } from '../messages/m.ts'

/** The metadata of a page, for anything that shows or lists it without opening it. */
type Page = {
  title: string
  description: string
  /** Its canonical address, whatever else leads to it: a path with the parameters that matter. */
  path: string
  /** The address of a picture of its subject. */
  image?: string | null | undefined
  /** True if the title is used unchanged, without the shop's name behind it. */
  whole?: true
  /** True if search engines should skip it: it is about one person, or one search. */
  hidden?: true
}

type Settings = { shopName: string; publicAddress: string; sharePicture: { image: string } | null }
type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/**
 * Returns title, description and canonical address; and the preview data of shared links, which only the server-rendered
 * page has: nothing reads it after client-side navigation.
 */
export function pageMeta([root]: Matches, page: Page): MetaDescriptor[] {
  const settings = (root?.loaderData as { settings: Settings } | undefined)?.settings
  const title = page.whole ? page.title : `${page.title} · ${settings?.shopName ?? m.shop_name()}`
  const [content] = page.description.split(/\n\s*\n/)
  return [
    { title },
    { name: 'description', content },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    // If the shop's public address is unknown, the path alone is right at any address.
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
