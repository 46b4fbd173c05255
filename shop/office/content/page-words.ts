import type { ContentPageName } from '../../content/content-pages.ts'
import { m } from '../../messages/m.ts'

/** The names of the pages for staff. */
const pages: Record<ContentPageName, () => string> = {
  home: m.office_content_page_home,
  home1: m.office_content_page_home1,
  home2: m.office_content_page_home2,
  home3: m.office_content_page_home3,
  home4: m.office_content_page_home4,
  home5: m.office_content_page_home5,
  about: m.office_content_page_about,
  menu: m.office_content_page_menu,
  calender: m.office_content_page_calender,
  contact: m.office_content_page_contact,
  blogs: m.office_content_page_blogs,
  'store-gallery': m.office_content_page_gallery,
  'food-delivery': m.office_content_page_food,
  'grocery-delivery': m.office_content_page_groceries,
  'return-policy': m.office_content_page_returns,
  faq: m.office_content_page_faq,
  'other-products': m.office_content_page_sisters,
  qurbani: m.office_content_page_qurbani,
  'placean-order': m.office_content_page_ways,
}

/** The name of a page for staff. */
export const nameOfPage = (page: ContentPageName): string => pages[page]()

const parts: Record<string, () => string> = {
  head: m.office_content_part_head,
  hero: m.office_content_part_hero,
  welcome: m.office_content_part_hero,
  slides: m.office_content_part_slides,
  qurbani: m.office_content_part_qurbani,
  discounts: m.office_content_part_discounts,
  kitchen: m.office_content_part_kitchen,
  collections: m.office_content_part_collections,
  pledges: m.office_content_part_pledges,
  about: m.office_content_part_about,
  prices: m.office_content_part_prices,
  selling: m.office_content_part_selling,
  testimonials: m.office_content_part_testimonials,
  questions: m.office_content_part_questions,
  apps: m.office_content_part_apps,
  badges: m.office_content_part_badges,
  band: m.office_content_part_band,
  specials: m.office_content_part_specials,
  facts: m.office_content_part_facts,
  story: m.office_content_part_story,
  calendar: m.office_content_part_calendar,
  months: m.office_content_part_months,
  map: m.office_content_part_map,
  flyers: m.office_content_part_flyers,
  pictures: m.office_content_part_pictures,
  videos: m.office_content_part_videos,
  services: m.office_content_part_services,
  notes: m.office_content_part_notes,
  ways: m.office_content_part_ways,
  rules: m.office_content_part_rules,
  shops: m.office_content_part_shops,
  steps: m.office_content_part_steps,
}

/** The name of a part of a page; for a part that none of our pages has, the name from its writer. */
export const nameOfPart = (part: string): string =>
  (Object.hasOwn(parts, part) ? parts[part]?.() : '') || part
