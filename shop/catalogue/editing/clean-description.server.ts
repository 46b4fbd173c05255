import { createRequire } from 'node:module'
import type Sanitize from 'sanitize-html'

const load = createRequire(import.meta.url)
let loaded: typeof Sanitize | undefined
/** The library that cleans markup, of 250 KB: loaded when the first description is cleaned. */
const cleaner = (): typeof Sanitize => (loaded ??= load('sanitize-html') as typeof Sanitize)

/** The most characters of an HTML description before it is cleaned: those of a cell of an import. */
const MOST_HTML = 200_000

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

/**
 * A link to the web, to a page of the shop, or to a mail address or phone number; other links are replaced by their text.
 */
const leadsSomewhere = /^(https?:\/\/|mailto:|tel:|\/(?![\\/]))/i

/**
 * The markup allowed in a description: words, lists, tables, links. Nothing that runs, loads, or looks like the shop's own.
 */
const allowed: Sanitize.IOptions = {
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
    a: (tagName, { href = '' }): Sanitize.Tag =>
      leadsSomewhere.test(href)
        ? { tagName, attribs: { href, rel: 'nofollow noopener' } }
        : { tagName: 'span', attribs: {} },
  },
  exclusiveFilter: ({ tag, text }) => tag === 'p' && !text.trim(),
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Returns the text of cleaned markup: a line for each paragraph, list entry or table row. */
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
 * Returns a description as HTML cleaned to the allow list, and as plain text for lists, search and mails. `productHtml` is
 * null if no real markup is left: then the plain text is the whole description.
 */
export function cleanDescription(html: string): { productHtml: string | null; productDetails: string } {
  const cleaned = cleaner()(html.slice(0, MOST_HTML), allowed).trim()
  const isPlain = !/<(?!\/?(?:p|br)\b)/.test(cleaned)
  return { productHtml: isPlain ? null : cleaned, productDetails: wordsOf(cleaned) }
}
