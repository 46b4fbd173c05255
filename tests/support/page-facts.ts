const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, mark => marks[mark] as string)

/** Returns the attributes of every tag of this name in a page as sent by the server. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, plain(value as string)]),
    ),
  )
}

/** Returns the metadata and links of a page from the server. */
export function pageFacts(page: string) {
  const html = page.replaceAll(/<!--[\s\S]*?-->/g, '')
  const metas = tags(html, 'meta')
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
      plain(text),
    )
  return {
    title: texts('title').join(' | '),
    headings: texts('h1'),
    /** Returns the content of a `meta` by its name or property. */
    says: (name: string) =>
      metas.flatMap(meta => ((meta.name ?? meta.property) === name ? (meta.content ?? '') : [])),
    canonical: tags(html, 'link').flatMap(({ rel, href = '' }) => (rel === 'canonical' ? href : [])),
    links: tags(html, 'a').flatMap(({ href }) => href ?? []),
    /** Its structured data (schema.org). */
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  }
}
