import { m } from '../../messages/m.ts'
import type { DemoBlock } from './demo-block.ts'

/** The flyers. */
export const blogsBlocks = (): DemoBlock[] => [
  { part: 'head', title: m.content_demo_blogs_head_title(), text: m.content_demo_blogs_head_text() },
  {
    part: 'flyers',
    title: m.content_demo_blogs_eid_title(),
    text: m.content_demo_blogs_eid_text(),
    linkName: m.content_demo_blogs_eid_action(),
    linkUrl: '/category/MEAT',
    picture: 'flyer-1',
    days: [0, 27],
    pictureAlt: m.content_demo_blogs_eid_alt(),
  },
  {
    part: 'flyers',
    title: m.content_demo_blogs_fresh_title(),
    text: m.content_demo_blogs_fresh_text(),
    linkName: m.content_demo_blogs_fresh_action(),
    linkUrl: '/category/PRODUCE',
    picture: 'flyer-2',
    days: [0, 13],
    pictureAlt: m.content_demo_blogs_fresh_alt(),
  },
  {
    part: 'flyers',
    title: m.content_demo_blogs_dinner_title(),
    text: m.content_demo_blogs_dinner_text(),
    linkName: m.content_demo_blogs_dinner_action(),
    linkUrl: '/shop/23',
    picture: 'flyer-3',
    days: [0, 20],
    pictureAlt: m.content_demo_blogs_dinner_alt(),
  },
  {
    part: 'flyers',
    title: m.content_demo_blogs_wedding_title(),
    text: m.content_demo_blogs_wedding_text(),
    linkName: m.content_demo_blogs_wedding_action(),
    linkUrl: '/category/WEDDING',
    picture: 'flyer-4',
    days: [3, 45],
    pictureAlt: m.content_demo_blogs_wedding_alt(),
  },
]

/** Pictures and videos of the shop. */
export const storeGalleryBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    title: m.content_demo_store_gallery_head_title(),
    text: m.content_demo_store_gallery_head_text(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_butcher_title(),
    picture: 'gallery-1',
    pictureAlt: m.content_demo_store_gallery_butcher_alt(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_stand_title(),
    picture: 'gallery-2',
    pictureAlt: m.content_demo_store_gallery_stand_alt(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_shelves_title(),
    picture: 'gallery-3',
    pictureAlt: m.content_demo_store_gallery_shelves_alt(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_bakery_title(),
    picture: 'gallery-4',
    pictureAlt: m.content_demo_store_gallery_bakery_alt(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_spices_title(),
    picture: 'gallery-5',
    pictureAlt: m.content_demo_store_gallery_spices_alt(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_fridge_title(),
    picture: 'gallery-6',
    pictureAlt: m.content_demo_store_gallery_fridge_alt(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_fashion_title(),
    picture: 'gallery-7',
    pictureAlt: m.content_demo_store_gallery_fashion_alt(),
  },
  {
    part: 'pictures',
    title: m.content_demo_store_gallery_pharmacy_title(),
    picture: 'gallery-8',
    pictureAlt: m.content_demo_store_gallery_pharmacy_alt(),
  },
  {
    part: 'videos',
    title: m.content_demo_store_gallery_counter_title(),
    text: m.content_demo_store_gallery_counter_text(),
    picture: 'video-counter',
    videoUrl: '/videos/counter.webm',
  },
  {
    part: 'videos',
    title: m.content_demo_store_gallery_produce_title(),
    text: m.content_demo_store_gallery_produce_text(),
    picture: 'video-produce',
    videoUrl: '/videos/produce.webm',
  },
]

/** The sister shops. */
export const otherProductsBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    title: m.content_demo_other_products_head_title(),
    text: m.content_demo_other_products_head_text(),
  },
  {
    part: 'shops',
    title: m.content_demo_other_products_bakery_title(),
    text: m.content_demo_other_products_bakery_text(),
    linkName: m.content_demo_other_products_bakery_action(),
    linkUrl: '/category/BAKERY',
    picture: 'sister-1',
  },
  {
    part: 'shops',
    title: m.content_demo_other_products_fish_title(),
    text: m.content_demo_other_products_fish_text(),
    linkName: m.content_demo_other_products_fish_action(),
    linkUrl: '/category/MEAT',
    picture: 'sister-2',
  },
  {
    part: 'shops',
    title: m.content_demo_other_products_sweets_title(),
    text: m.content_demo_other_products_sweets_text(),
    linkName: m.content_demo_other_products_sweets_action(),
    linkUrl: '/shop/25',
    picture: 'sister-3',
  },
  {
    part: 'shops',
    title: m.content_demo_other_products_spices_title(),
    text: m.content_demo_other_products_spices_text(),
    linkName: m.content_demo_other_products_spices_action(),
    linkUrl: '/category/SPICES',
    picture: 'sister-4',
  },
  {
    part: 'shops',
    title: m.content_demo_other_products_fashion_title(),
    text: m.content_demo_other_products_fashion_text(),
    linkName: m.content_demo_other_products_fashion_action(),
    linkUrl: '/category/LADIES',
    picture: 'sister-5',
  },
  {
    part: 'shops',
    title: m.content_demo_other_products_health_title(),
    text: m.content_demo_other_products_health_text(),
    linkName: m.content_demo_other_products_health_action(),
    linkUrl: '/category/Diabetes',
    picture: 'sister-6',
  },
]

/** An explanation of Qurbani. */
export const qurbaniBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    kicker: m.content_demo_qurbani_head_kicker(),
    title: m.content_demo_qurbani_head_title(),
    text: m.content_demo_qurbani_head_text(),
    linkName: m.content_demo_qurbani_head_action(),
    linkUrl: '/qurbani#book',
    picture: 'banner-qurbani',
  },
  { part: 'steps', title: m.content_demo_qurbani_choose_title(), text: m.content_demo_qurbani_choose_text() },
  { part: 'steps', title: m.content_demo_qurbani_name_title(), text: m.content_demo_qurbani_name_text() },
  { part: 'steps', title: m.content_demo_qurbani_day_title(), text: m.content_demo_qurbani_day_text() },
  {
    part: 'steps',
    title: m.content_demo_qurbani_receive_title(),
    text: m.content_demo_qurbani_receive_text(),
  },
  {
    part: 'notes',
    text: m.content_demo_qurbani_counter_text(),
    linkName: m.content_demo_qurbani_counter_action(),
    linkUrl: '/contact',
  },
]
