/**
 * What an answer can show, by the names under which the database tells of changes (functions `tell_*` of the
 * migrations). `anything` stands for all of them.
 *
 * - `product 101`: a product with its pictures and what is left of it
 * - `products in 1`: which products a category has, their order and their prices; `products`: those of the whole shop
 * - `range of MEAT`: which products a department shows, and which of them are popular; `range`: the same of the shop
 * - `orders`: the shop's orders; no answer that is kept shows them, it is told so that staff hear of it (`server/live.ts`)
 * - `qurbani`: the seasons of Qurbani with what can be booked, and what is left of it
 * - `reviews of 101`, `documents of 101`: those of a product; `reviews`: all
 */
export type Thing =
  | 'anything'
  | 'settings'
  | 'taxes'
  | 'hours'
  | 'places'
  | 'departments'
  | 'categories'
  | 'brands'
  | 'news'
  | 'content'
  | 'products'
  | 'range'
  | 'reviews'
  | 'orders'
  | 'qurbani'
  | `product ${number}`
  | `products in ${number}`
  | `range of ${string}`
  | `reviews of ${number}`
  | `documents of ${number}`
