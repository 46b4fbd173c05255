import { m } from '../../messages/m.ts'
import type { DemoBlock } from './demo-block.ts'

/** The services that deliver dishes (spec section 2). */
export const foodDeliveryBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    title: m.content_demo_food_delivery_head_title(),
    text: m.content_demo_food_delivery_head_text(),
    picture: 'delivery-food',
  },
  {
    part: 'services',
    title: m.content_demo_food_delivery_foodpanda_title(),
    text: m.content_demo_food_delivery_foodpanda_text(),
    linkName: m.content_demo_food_delivery_foodpanda_action(),
    linkUrl: 'https://www.foodpanda.pk/',
  },
  {
    part: 'services',
    title: m.content_demo_food_delivery_ubereats_title(),
    text: m.content_demo_food_delivery_ubereats_text(),
    linkName: m.content_demo_food_delivery_ubereats_action(),
    linkUrl: 'https://www.ubereats.com/',
  },
  {
    part: 'services',
    title: m.content_demo_food_delivery_doordash_title(),
    text: m.content_demo_food_delivery_doordash_text(),
    linkName: m.content_demo_food_delivery_doordash_action(),
    linkUrl: 'https://www.doordash.com/',
  },
  {
    part: 'notes',
    title: m.content_demo_food_delivery_own_title(),
    text: m.content_demo_food_delivery_own_text(),
    linkName: m.content_demo_food_delivery_own_action(),
    linkUrl: '/shop/23',
  },
]

/** The delivery area for groceries. */
export const groceryDeliveryBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    title: m.content_demo_grocery_delivery_head_title(),
    text: m.content_demo_grocery_delivery_head_text(),
    picture: 'delivery-grocery',
  },
  {
    part: 'ways',
    title: m.content_demo_grocery_delivery_local_title(),
    text: m.content_demo_grocery_delivery_local_text(),
    linkName: m.content_demo_grocery_delivery_local_action(),
    linkUrl: '/shop/-1',
  },
  {
    part: 'ways',
    printed: m.content_demo_grocery_delivery_radius_printed(),
    title: m.content_demo_grocery_delivery_radius_title(),
    text: m.content_demo_grocery_delivery_radius_text(),
    linkName: m.content_demo_grocery_delivery_radius_action(),
    linkUrl: '/contact',
  },
]

/** The products that can be returned (spec section 9). */
export const returnPolicyBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    title: m.content_demo_return_policy_head_title(),
    text: m.content_demo_return_policy_head_text(),
  },
  {
    part: 'rules',
    title: m.content_demo_return_policy_bulk_title(),
    text: m.content_demo_return_policy_bulk_text(),
  },
  {
    part: 'rules',
    title: m.content_demo_return_policy_sale_title(),
    text: m.content_demo_return_policy_sale_text(),
  },
  {
    part: 'rules',
    title: m.content_demo_return_policy_opened_title(),
    text: m.content_demo_return_policy_opened_text(),
  },
  {
    part: 'rules',
    title: m.content_demo_return_policy_online_title(),
    text: m.content_demo_return_policy_online_text(),
  },
  {
    part: 'notes',
    text: m.content_demo_return_policy_contact_text(),
    linkName: m.content_demo_return_policy_contact_action(),
    linkUrl: '/contact',
  },
]

/** Questions and answers. */
export const faqBlocks = (): DemoBlock[] => [
  { part: 'head', title: m.content_demo_faq_head_title(), text: m.content_demo_faq_head_text() },
  { part: 'questions', title: m.content_demo_faq_halal_title(), text: m.content_demo_faq_halal_text() },
  { part: 'questions', title: m.content_demo_faq_weight_title(), text: m.content_demo_faq_weight_text() },
  { part: 'questions', title: m.content_demo_faq_cut_title(), text: m.content_demo_faq_cut_text() },
  { part: 'questions', title: m.content_demo_faq_delivery_title(), text: m.content_demo_faq_delivery_text() },
  { part: 'questions', title: m.content_demo_faq_pay_title(), text: m.content_demo_faq_pay_text() },
  { part: 'questions', title: m.content_demo_faq_account_title(), text: m.content_demo_faq_account_text() },
  { part: 'questions', title: m.content_demo_faq_returns_title(), text: m.content_demo_faq_returns_text() },
  { part: 'questions', title: m.content_demo_faq_prayer_title(), text: m.content_demo_faq_prayer_text() },
  {
    part: 'notes',
    text: m.content_demo_faq_ask_text(),
    linkName: m.content_demo_faq_ask_action(),
    linkUrl: '/contact',
  },
]

/** The ways to order. */
export const placeanOrderBlocks = (): DemoBlock[] => [
  {
    part: 'head',
    title: m.content_demo_placean_order_head_title(),
    text: m.content_demo_placean_order_head_text(),
  },
  {
    part: 'ways',
    title: m.content_demo_placean_order_shop_title(),
    text: m.content_demo_placean_order_shop_text(),
    linkName: m.content_demo_placean_order_shop_action(),
    linkUrl: '/shop/-1',
  },
  {
    part: 'ways',
    title: m.content_demo_placean_order_dishes_title(),
    text: m.content_demo_placean_order_dishes_text(),
    linkName: m.content_demo_placean_order_dishes_action(),
    linkUrl: '/food-delivery',
  },
  {
    part: 'ways',
    title: m.content_demo_placean_order_groceries_title(),
    text: m.content_demo_placean_order_groceries_text(),
    linkName: m.content_demo_placean_order_groceries_action(),
    linkUrl: '/grocery-delivery',
  },
  {
    part: 'ways',
    title: m.content_demo_placean_order_counter_title(),
    text: m.content_demo_placean_order_counter_text(),
    linkName: m.content_demo_placean_order_counter_action(),
    linkUrl: '/contact',
  },
]
