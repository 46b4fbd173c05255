/** A page in a sitemap: its path, and the moment it changed, if known. */
export type Listed = { path: string; updatedDate?: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const entry = (tag: string, address: string, { path, updatedDate }: Listed) =>
  `<${tag}><loc>${escaped(address + path)}</loc>${updatedDate ? `<lastmod>${updatedDate}</lastmod>` : ''}</${tag}>`

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns a sitemap (sitemaps.org) for the shop at `address`. */
export const sitemapOf = (address: string, pages: readonly Listed[]): string =>
  `${HEAD}<urlset xmlns="${SCHEMA}">\n${pages.map(page => entry('url', address, page)).join('\n')}\n</urlset>\n`

/** Returns a sitemap index. */
export const sitemapIndexOf = (address: string, lists: readonly Listed[]): string =>
  `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${lists.map(list => entry('sitemap', address, list)).join('\n')}\n</sitemapindex>\n`

/** Returns a response with a sitemap. */
export const xmlAnswer = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
