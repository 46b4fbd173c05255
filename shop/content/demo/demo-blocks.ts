import type { Block } from '../blocks.contract.ts'
import type { DemoBlock } from './demo-block.ts'
import {
  faqBlocks,
  foodDeliveryBlocks,
  groceryDeliveryBlocks,
  returnPolicyBlocks,
} from './help-pages-blocks.ts'
import { homeBlocks } from './home-blocks.ts'
import { blogsBlocks, otherProductsBlocks, qurbaniBlocks, storeGalleryBlocks } from './sale-pages-blocks.ts'
import { aboutBlocks, calenderBlocks, contactBlocks, menuBlocks } from './shop-pages-blocks.ts'

/** The blocks with which a fresh shop opens, by page. */
export const demoBlocks: Partial<Record<Block['page'], () => DemoBlock[]>> = {
  home: homeBlocks,
  about: aboutBlocks,
  menu: menuBlocks,
  calender: calenderBlocks,
  contact: contactBlocks,
  blogs: blogsBlocks,
  'store-gallery': storeGalleryBlocks,
  'other-products': otherProductsBlocks,
  qurbani: qurbaniBlocks,
  'food-delivery': foodDeliveryBlocks,
  'grocery-delivery': groceryDeliveryBlocks,
  'return-policy': returnPolicyBlocks,
  faq: faqBlocks,
}
