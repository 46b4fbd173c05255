/**
 * The data that a response can show, by the names under which the database announces changes (functions `notify_*` of the
 * migrations). `anything` means all of them.
 *
 * - `product 101`: a product with its pictures and its stock
 * - `products in 1`: the products of a category, their order and their prices; `products`: those of the whole shop
 * - `range of MEAT`: the products that a department shows, and which are popular; `range`: the same for the shop
 * - `orders`: the shop's orders; no cached response shows them, staff screens listen for them (`server/edge/live.ts`)
 * - `staff`: the roles and sessions of staff; no cached response shows them, streams to staff end with them
 * - `slots`: the windows for collecting and delivery, but not the places that orders take of them
 * - `qurbani`: the seasons of Qurbani with what can be booked, and what is left
 * - `certificates`: those of the shop, with their documents and the things that they are about
 * - `search`: the synonyms of search, and the products that staff placed in results
 * - `collections`: those of the shop, and the order of products chosen by hand; `collection 5`: the products that it has
 * - `reviews of 101`, `documents of 101`: those of a product; `reviews`: all
 */
export type Thing =
  | 'anything'
  | 'settings'
  | 'taxes'
  | 'hours'
  | 'slots'
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
  | 'staff'
  | 'qurbani'
  | 'certificates'
  | 'search'
  | 'collections'
  | `product ${number}`
  | `products in ${number}`
  | `range of ${string}`
  | `collection ${number}`
  | `reviews of ${number}`
  | `documents of ${number}`
