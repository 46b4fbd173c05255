import { m } from '../../messages/m.ts'
import { homePicture } from './home-pictures.ts'
import type { Banner } from './picture-banner.tsx'

/** What the slideshow of the home page shows. */
export const homeSlides = (): Banner[] => [
  {
    picture: homePicture('banner-1'),
    kicker: m.front_slide_market_kicker(),
    title: m.front_slide_market_title(),
    text: m.front_slide_market_text(),
    action: m.front_slide_market_action(),
    address: '/shop/-1',
  },
  {
    picture: homePicture('banner-2'),
    kicker: m.front_slide_meat_kicker(),
    title: m.front_slide_meat_title(),
    text: m.front_slide_meat_text(),
    action: m.front_slide_meat_action(),
    address: '/category/MEAT',
  },
  {
    picture: homePicture('banner-3'),
    kicker: m.front_slide_food_kicker(),
    title: m.front_slide_food_title(),
    text: m.front_slide_food_text(),
    action: m.front_slide_food_action(),
    address: '/category/RESTAURANTS',
  },
  {
    picture: homePicture('banner-4'),
    kicker: m.front_slide_wedding_kicker(),
    title: m.front_slide_wedding_title(),
    text: m.front_slide_wedding_text(),
    action: m.front_slide_wedding_action(),
    address: '/category/WEDDING',
  },
]
