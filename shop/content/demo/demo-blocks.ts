import type { Block } from '../blocks.contract.ts'
import type { DemoBlock } from './demo-block.ts'
import {
  faqBlocks,
  foodDeliveryBlocks,
  groceryDeliveryBlocks,
  placeanOrderBlocks,
  returnPolicyBlocks,
} from './help-pages-blocks.ts'
import { homeBlocks } from './home-blocks.ts'
import { home1Blocks, home2Blocks, home3Blocks, home4Blocks, home5Blocks } from './home-pages-blocks.ts'
import { blogsBlocks, otherProductsBlocks, qurbaniBlocks, storeGalleryBlocks } from './sale-pages-blocks.ts'
import { aboutBlocks, calenderBlocks, contactBlocks, menuBlocks } from './shop-pages-blocks.ts'

/** The blocks of a fresh shop, by page. */
export const demoBlocks: Partial<Record<Block['page'], () => DemoBlock[]>> = {
  home: homeBlocks,
  home1: home1Blocks,
  home2: home2Blocks,
  home3: home3Blocks,
  home4: home4Blocks,
  home5: home5Blocks,
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
  'placean-order': placeanOrderBlocks,
}
