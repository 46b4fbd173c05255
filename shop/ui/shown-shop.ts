import type { Department } from '../catalogue/catalogue.contract.ts'
import type { findAllNews } from '../content/content.contract.ts'
import type { OutputOf } from '../lib/call.ts'
import type { ShopBranch, ShownSettings } from '../settings/shown-settings.ts'

/** The facts of the shop that every page knows, loaded once by the root; the same for everyone. */
export type ShopData = {
  settings: ShownSettings
  /** The branches to choose from, the main one first; missing if the shop has only one. */
  branches?: ShopBranch[]
  /** True if orders can be collected at no branch. */
  deliversOnly?: true
  departments: Pick<Department, 'deptName' | 'title'>[]
  /** The address of what the header calls the shop. */
  firstShelf: string
  news: OutputOf<typeof findAllNews>
}
