import sanitize from 'sanitize-html'

/** Letters that a description with markup can have. */
const MOST_HTML = 60_000

const marked = [
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
]
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** To another place on the web, to a place in the shop, or to somebody; links to anything else become their words. */
const leadsSomewhere = /^(https?:\/\/|mailto:|tel:|\/(?![\\/]))/i

/** What may stand in a description: words, lists, tables, links. Nothing that runs, loads, or looks like the shop's own. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', ...marked, ...tables],
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
    'title',
  ],
  nestingLimit: 20,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    strike: 's',
    del: 's',
    a: (tagName, { href = '' }): sanitize.Tag =>
      leadsSomewhere.test(href)
        ? { tagName, attribs: { href, rel: 'nofollow noopener' } }
        : { tagName: 'span', attribs: {} },
  },
  exclusiveFilter: ({ tag, text }) => tag === 'p' && !text.trim(),
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of cleaned markup: a line for each paragraph, entry or row. */
function wordsOf(html: string): string {
  const broken = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<\/t[hd]>\s*<t[hd][^>]*>/g, ' · ')
    .replaceAll(/<(br|hr)\s*\/?>|<\/?(p|h3|h4|ul|ol|blockquote|table|tr)[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
  const lines = broken.split('\n').map(line => line.replaceAll(/\s+/g, ' ').trim())
  return lines
    .filter((line, at) => line || (at > 0 && lines[at - 1]))
    .join('\n')
    .trim()
}

/**
 * A description with markup, cleaned to the allow list, and the same in plain words for lists, search and mails. Without
 * any markup worth the name `productHtml` is null: then the plain words are all there is.
 */
export function cleanDescription(html: string): { productHtml: string | null; productDetails: string } {
  const cleaned = sanitize(html.slice(0, MOST_HTML), allowed).trim()
  const isPlain = !/<(?!\/?(?:p|br)\b)/.test(cleaned)
  return { productHtml: isPlain ? null : cleaned, productDetails: wordsOf(cleaned) }
}
