import type { ContentPageName } from './content-pages.ts'

/**
 * The fields of a block. `link`: the name and the address of a link; `way`: only the address. `site`: the address of another
 * shop, in place of that address. `alt`: the picture's content
 * in words. `days`: the first and the last day.
 */
export type BlockField =
  | 'kicker'
  | 'title'
  | 'text'
  | 'printed'
  | 'link'
  | 'way'
  | 'site'
  | 'image'
  | 'alt'
  | 'video'
  | 'days'

/** A part of a page, and the fields of its blocks that the page shows. */
export type PagePart = {
  part: string
  fields: readonly BlockField[]
  /** A block without any of these fields shows nothing there. */
  needs: readonly BlockField[]
  /** True if the page shows only one block of it. */
  single?: true
}

/** Parses a list of fields, as below: an exclamation mark follows a required one. */
function part(name: string, listed: string): PagePart {
  const words = listed.split(' ')
  const fields = words.map(word => word.replace('!', '') as BlockField)
  return { part: name, fields, needs: fields.filter((_, at) => words[at]?.endsWith('!')) }
}
const single = (name: string, listed: string): PagePart => ({ ...part(name, listed), single: true })

const head = single('head', 'kicker title! text link image alt')
const hero = single('hero', 'kicker title! text link image')
const questions = part('questions', 'title! text!')
const notes = part('notes', 'text! link')
const collections = part('collections', 'title! text way!')
const testimonials = part('testimonials', 'text! title! kicker')

/** The parts of each page, in the order in which it shows them. */
export const pageParts: Record<ContentPageName, readonly PagePart[]> = {
  home: [
    part('slides', 'kicker title! text link image!'),
    single('qurbani', 'kicker title! text link image'),
    part('discounts', 'title! printed! way image'),
    single('kitchen', 'text image!'),
    collections,
  ],
  home1: [hero, part('pledges', 'printed! title!'), collections],
  home2: [hero, collections],
  home3: [hero, collections],
  home4: [
    hero,
    single('about', 'printed title! text link image alt'),
    part('prices', 'title! printed! text way image'),
    part('selling', 'title! printed! link image'),
    collections,
    testimonials,
    questions,
    single('apps', 'title! text'),
    part('badges', 'kicker title! text way'),
  ],
  home5: [
    single('welcome', 'kicker title! text link image'),
    single('band', 'title! text link'),
    collections,
    part('specials', 'kicker title! text link image'),
    testimonials,
  ],
  about: [head, part('facts', 'printed! title!'), part('story', 'title! text! link image alt')],
  menu: [head],
  calender: [head, single('calendar', 'title image!'), part('months', 'title! text!')],
  contact: [head, part('map', 'image! alt link')],
  blogs: [head, part('flyers', 'title! text link image! alt days')],
  'store-gallery': [head, part('pictures', 'title image! alt!'), part('videos', 'title! text video! image')],
  'food-delivery': [head, part('services', 'title! text link'), part('notes', 'title text! link')],
  'grocery-delivery': [head, part('ways', 'printed title! text link')],
  'return-policy': [head, part('rules', 'title! text!'), notes],
  faq: [head, questions, notes],
  'other-products': [head, part('shops', 'title! text link site image alt')],
  qurbani: [head, part('steps', 'title! text'), notes],
  'placean-order': [head, part('ways', 'title! text link')],
}

/** The fields of a part that none of our pages names. */
const everyField: readonly BlockField[] = [
  'kicker',
  'title',
  'text',
  'printed',
  'link',
  'site',
  'image',
  'alt',
  'video',
  'days',
]

/** Returns the parts of a page, and any others that its blocks name: the API can write any part. */
export function partsOf(page: ContentPageName, blocks: readonly { part: string }[]): readonly PagePart[] {
  const known = pageParts[page]
  const others = new Set(blocks.map(({ part }) => part).filter(name => known.every(one => one.part !== name)))
  return [...known, ...Array.from(others, name => ({ part: name, fields: everyField, needs: [] }))]
}
