import { m } from '../../messages/m.ts'
import type { DemoBlock } from './demo-block.ts'

/** Slides, Qurbani banner and discounts of the home page (spec section 2). */
export const homeBlocks = (): DemoBlock[] => [
  {
    part: 'slides',
    picture: 'banner-1',
    kicker: m.content_demo_slide_market_kicker(),
    title: m.content_demo_slide_market_title(),
    text: m.content_demo_slide_market_text(),
    linkName: m.content_demo_slide_market_action(),
    linkUrl: '/shop/-1',
  },
  {
    part: 'slides',
    picture: 'banner-2',
    kicker: m.content_demo_slide_meat_kicker(),
    title: m.content_demo_slide_meat_title(),
    text: m.content_demo_slide_meat_text(),
    linkName: m.content_demo_slide_meat_action(),
    linkUrl: '/category/MEAT',
  },
  {
    part: 'slides',
    picture: 'banner-3',
    kicker: m.content_demo_slide_food_kicker(),
    title: m.content_demo_slide_food_title(),
    text: m.content_demo_slide_food_text(),
    linkName: m.content_demo_slide_food_action(),
    linkUrl: '/category/RESTAURANTS',
  },
  {
    part: 'slides',
    picture: 'banner-4',
    kicker: m.content_demo_slide_wedding_kicker(),
    title: m.content_demo_slide_wedding_title(),
    text: m.content_demo_slide_wedding_text(),
    linkName: m.content_demo_slide_wedding_action(),
    linkUrl: '/category/WEDDING',
  },
  {
    part: 'qurbani',
    picture: 'banner-qurbani',
    kicker: m.content_demo_qurbani_kicker(),
    title: m.content_demo_qurbani_title(),
    text: m.content_demo_qurbani_text(),
    linkName: m.content_demo_qurbani_action(),
    linkUrl: '/qurbani',
  },
  {
    part: 'discounts',
    picture: 'discount-beef',
    title: m.content_demo_discount_beef(),
    printed: m.content_demo_discount_up_to({ percent: 50 }),
    linkUrl: '/shop/6',
  },
  {
    part: 'discounts',
    picture: 'discount-chicken',
    title: m.content_demo_discount_chicken(),
    printed: m.content_demo_discount_up_to({ percent: 40 }),
    linkUrl: '/shop/1',
  },
  {
    part: 'discounts',
    picture: 'discount-veal',
    title: m.content_demo_discount_veal(),
    printed: m.content_demo_discount_up_to({ percent: 50 }),
    linkUrl: '/shop/11',
  },
  { part: 'kitchen', picture: 'kitchen', text: m.content_demo_kitchen() },
]
