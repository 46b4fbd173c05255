import { m } from '../../messages/m.ts'
import type { DemoBlock } from './demo-block.ts'

/** The page about the shop. */
export const aboutBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    kicker: m.content_demo_about_head_kicker(),
    title: m.content_demo_about_head_title(),
    text: m.content_demo_about_head_text(),
    linkName: m.content_demo_about_head_action(),
    linkUrl: '/contact',
    picture: 'about-1',
    pictureAlt: m.content_demo_about_head_alt(),
  },
  {
    part: 'facts',
    printed: m.content_demo_about_dishes_printed(),
    title: m.content_demo_about_dishes_title(),
  },
  { part: 'facts', printed: m.content_demo_about_halal_printed(), title: m.content_demo_about_halal_title() },
  { part: 'facts', printed: m.content_demo_about_hours_printed(), title: m.content_demo_about_hours_title() },
  {
    part: 'story',
    title: m.content_demo_about_counter_title(),
    text: m.content_demo_about_counter_text(),
    linkName: m.content_demo_about_counter_action(),
    linkUrl: '/category/MEAT',
    picture: 'about-2',
    pictureAlt: m.content_demo_about_counter_alt(),
  },
  {
    part: 'story',
    title: m.content_demo_about_market_title(),
    text: m.content_demo_about_market_text(),
    linkName: m.content_demo_about_market_action(),
    linkUrl: '/calender',
    picture: 'gallery-2',
    pictureAlt: m.content_demo_about_market_alt(),
  },
]

/** The head of the menu. */
export const menuBlocks = (): DemoBlock[] => [
  { part: 'head', title: m.content_demo_menu_head_title(), text: m.content_demo_menu_head_text() },
]

/** The calendar of seasons. */
export const calenderBlocks = (): DemoBlock[] => [
  { part: 'head', title: m.content_demo_calender_head_title(), text: m.content_demo_calender_head_text() },
  { part: 'calendar', title: m.content_demo_calender_calendar_title(), picture: 'calendar' },
  {
    part: 'months',
    title: m.content_demo_calender_january_title(),
    text: m.content_demo_calender_january_text(),
  },
  {
    part: 'months',
    title: m.content_demo_calender_february_title(),
    text: m.content_demo_calender_february_text(),
  },
  {
    part: 'months',
    title: m.content_demo_calender_march_title(),
    text: m.content_demo_calender_march_text(),
  },
  {
    part: 'months',
    title: m.content_demo_calender_april_title(),
    text: m.content_demo_calender_april_text(),
  },
  { part: 'months', title: m.content_demo_calender_may_title(), text: m.content_demo_calender_may_text() },
  { part: 'months', title: m.content_demo_calender_june_title(), text: m.content_demo_calender_june_text() },
  { part: 'months', title: m.content_demo_calender_july_title(), text: m.content_demo_calender_july_text() },
  {
    part: 'months',
    title: m.content_demo_calender_august_title(),
    text: m.content_demo_calender_august_text(),
  },
  {
    part: 'months',
    title: m.content_demo_calender_september_title(),
    text: m.content_demo_calender_september_text(),
  },
  {
    part: 'months',
    title: m.content_demo_calender_october_title(),
    text: m.content_demo_calender_october_text(),
  },
  {
    part: 'months',
    title: m.content_demo_calender_november_title(),
    text: m.content_demo_calender_november_text(),
  },
  {
    part: 'months',
    title: m.content_demo_calender_december_title(),
    text: m.content_demo_calender_december_text(),
  },
]

/** The contact page. */
export const contactBlocks = (): DemoBlock[] => [
  { part: 'head', title: m.content_demo_contact_head_title(), text: m.content_demo_contact_head_text() },
  { part: 'map', picture: 'contact-map', pictureAlt: m.content_demo_contact_map_alt() },
  { part: 'map', picture: 'contact-map-dark', pictureAlt: m.content_demo_contact_map_dark_alt() },
]
