import { m } from '../../messages/m.ts'
import type { DemoBlock } from './demo-block.ts'

/** The head of the first alternative home page. */
export const home1Blocks = (): DemoBlock[] => [
  {
    part: 'hero',
    kicker: m.content_demo_home1_hero_kicker(),
    title: m.content_demo_home1_hero_title(),
    text: m.content_demo_home1_hero_text(),
    linkName: m.content_demo_home1_hero_action(),
    linkUrl: '/category/MEAT',
    picture: 'hero-home1',
  },
  {
    part: 'pledges',
    printed: m.content_demo_home1_pledge_halal_printed(),
    title: m.content_demo_home1_pledge_halal_title(),
  },
  {
    part: 'pledges',
    printed: m.content_demo_home1_pledge_day_printed(),
    title: m.content_demo_home1_pledge_day_title(),
  },
  {
    part: 'pledges',
    printed: m.content_demo_home1_pledge_far_printed(),
    title: m.content_demo_home1_pledge_far_title(),
  },
  {
    part: 'collections',
    title: m.content_demo_barbecue_title(),
    text: m.content_demo_barbecue_text(),
    linkUrl: '/collection/barbecue',
  },
]

/** The head of the second. */
export const home2Blocks = (): DemoBlock[] => [
  {
    part: 'hero',
    kicker: m.content_demo_home2_hero_kicker(),
    title: m.content_demo_home2_hero_title(),
    text: m.content_demo_home2_hero_text(),
    linkName: m.content_demo_home2_hero_action(),
    linkUrl: '/category/PRODUCE',
    picture: 'hero-home2',
  },
]

/** The head of the third. */
export const home3Blocks = (): DemoBlock[] => [
  {
    part: 'hero',
    kicker: m.content_demo_home3_hero_kicker(),
    title: m.content_demo_home3_hero_title(),
    text: m.content_demo_home3_hero_text(),
    linkName: m.content_demo_home3_hero_action(),
    linkUrl: '/shop/23',
    picture: 'hero-home3',
  },
]

/** The fourth, with its printed prices (spec section 2). */
export const home4Blocks = (): DemoBlock[] => [
  {
    part: 'hero',
    kicker: m.content_demo_home4_hero_kicker(),
    title: m.content_demo_home4_hero_title(),
    text: m.content_demo_home4_hero_text(),
    linkName: m.content_demo_home4_hero_action(),
    linkUrl: '/shop/23',
    picture: 'hero-home4',
  },
  {
    part: 'about',
    printed: m.content_demo_home4_about_printed(),
    title: m.content_demo_home4_about_title(),
    text: m.content_demo_home4_about_text(),
    linkName: m.content_demo_home4_about_action(),
    linkUrl: '/about',
    picture: 'about-2',
    pictureAlt: m.content_demo_home4_about_alt(),
  },
  {
    part: 'prices',
    title: m.content_demo_home4_everyday_title(),
    printed: m.content_demo_home4_everyday_printed(),
    text: m.content_demo_home4_everyday_text(),
    linkUrl: '/shop/23',
    picture: 'price-everyday',
  },
  {
    part: 'prices',
    title: m.content_demo_home4_alacarte_title(),
    printed: m.content_demo_home4_alacarte_printed(),
    text: m.content_demo_home4_alacarte_text(),
    linkUrl: '/shop/23',
    picture: 'price-alacarte',
  },
  {
    part: 'prices',
    title: m.content_demo_home4_signature_title(),
    printed: m.content_demo_home4_signature_printed(),
    text: m.content_demo_home4_signature_text(),
    linkUrl: '/shop/23',
    picture: 'price-signature',
  },
  {
    part: 'prices',
    title: m.content_demo_home4_sharing_title(),
    printed: m.content_demo_home4_sharing_printed(),
    text: m.content_demo_home4_sharing_text(),
    linkUrl: '/shop/23',
    picture: 'price-sharing',
  },
  {
    part: 'prices',
    title: m.content_demo_home4_snacks_title(),
    printed: m.content_demo_home4_snacks_printed(),
    text: m.content_demo_home4_snacks_text(),
    linkUrl: '/shop/23',
    picture: 'price-snacks',
  },
  {
    part: 'prices',
    title: m.content_demo_home4_midnight_title(),
    printed: m.content_demo_home4_midnight_printed(),
    text: m.content_demo_home4_midnight_text(),
    linkUrl: '/shop/23',
    picture: 'price-midnight',
  },
  {
    part: 'selling',
    title: m.content_demo_home4_selling_curry_title(),
    printed: m.content_demo_home4_selling_curry_printed(),
    linkName: m.content_demo_home4_selling_curry_action(),
    linkUrl: '/shop/23',
    picture: 'price-everyday',
  },
  {
    part: 'selling',
    title: m.content_demo_home4_selling_chops_title(),
    printed: m.content_demo_home4_selling_chops_printed(),
    linkName: m.content_demo_home4_selling_chops_action(),
    linkUrl: '/shop/24',
    picture: 'price-alacarte',
  },
  {
    part: 'selling',
    title: m.content_demo_home4_selling_roast_title(),
    printed: m.content_demo_home4_selling_roast_printed(),
    linkName: m.content_demo_home4_selling_roast_action(),
    linkUrl: '/shop/23',
    picture: 'price-sharing',
  },
  {
    part: 'selling',
    title: m.content_demo_home4_selling_samosas_title(),
    printed: m.content_demo_home4_selling_samosas_printed(),
    linkName: m.content_demo_home4_selling_samosas_action(),
    linkUrl: '/shop/24',
    picture: 'price-snacks',
  },
  {
    part: 'selling',
    title: m.content_demo_home4_selling_grill_title(),
    printed: m.content_demo_home4_selling_grill_printed(),
    linkName: m.content_demo_home4_selling_grill_action(),
    linkUrl: '/shop/24',
    picture: 'price-signature',
  },
  {
    part: 'selling',
    title: m.content_demo_home4_selling_fish_title(),
    printed: m.content_demo_home4_selling_fish_printed(),
    linkName: m.content_demo_home4_selling_fish_action(),
    linkUrl: '/shop/24',
    picture: 'dish-2',
  },
  {
    part: 'testimonials',
    text: m.content_demo_home4_testimonial_text(),
    title: m.content_demo_home4_testimonial_title(),
    kicker: m.content_demo_home4_testimonial_kicker(),
  },
  {
    part: 'questions',
    title: m.content_demo_home4_question1_title(),
    text: m.content_demo_home4_question1_text(),
  },
  {
    part: 'questions',
    title: m.content_demo_home4_question2_title(),
    text: m.content_demo_home4_question2_text(),
  },
  {
    part: 'questions',
    title: m.content_demo_home4_question3_title(),
    text: m.content_demo_home4_question3_text(),
  },
  {
    part: 'questions',
    title: m.content_demo_home4_question4_title(),
    text: m.content_demo_home4_question4_text(),
  },
  { part: 'apps', title: m.content_demo_home4_apps_title(), text: m.content_demo_home4_apps_text() },
  {
    part: 'badges',
    kicker: m.content_demo_home4_badge_android_kicker(),
    title: m.content_demo_home4_badge_android_title(),
    text: m.content_demo_home4_badge_android_text(),
  },
  {
    part: 'badges',
    kicker: m.content_demo_home4_badge_iphone_kicker(),
    title: m.content_demo_home4_badge_iphone_title(),
    text: m.content_demo_home4_badge_iphone_text(),
  },
]

/** The fifth (spec section 2). */
export const home5Blocks = (): DemoBlock[] => [
  {
    part: 'welcome',
    kicker: m.content_demo_home5_welcome_kicker(),
    title: m.content_demo_home5_welcome_title(),
    text: m.content_demo_home5_welcome_text(),
    linkName: m.content_demo_home5_welcome_action(),
    linkUrl: '/shop/5',
    picture: 'welcome-home5',
  },
  {
    part: 'band',
    title: m.content_demo_home5_band_title(),
    text: m.content_demo_home5_band_text(),
    linkName: m.content_demo_home5_band_action(),
    linkUrl: '/shop/5',
  },
  {
    part: 'specials',
    kicker: m.content_demo_home5_special1_kicker(),
    title: m.content_demo_home5_special1_title(),
    text: m.content_demo_home5_special1_text(),
    linkName: m.content_demo_home5_special1_action(),
    linkUrl: '/shop/6',
    picture: 'price-signature',
  },
  {
    part: 'specials',
    kicker: m.content_demo_home5_special2_kicker(),
    title: m.content_demo_home5_special2_title(),
    text: m.content_demo_home5_special2_text(),
    linkName: m.content_demo_home5_special2_action(),
    linkUrl: '/shop/5',
    picture: 'dish-1',
  },
  {
    part: 'testimonials',
    title: m.content_demo_home5_testimonial1_title(),
    kicker: m.content_demo_home5_testimonial1_kicker(),
    text: m.content_demo_home5_testimonial1_text(),
  },
  {
    part: 'testimonials',
    title: m.content_demo_home5_testimonial2_title(),
    kicker: m.content_demo_home5_testimonial2_kicker(),
    text: m.content_demo_home5_testimonial2_text(),
  },
  {
    part: 'testimonials',
    title: m.content_demo_home5_testimonial3_title(),
    kicker: m.content_demo_home5_testimonial3_kicker(),
    text: m.content_demo_home5_testimonial3_text(),
  },
]
