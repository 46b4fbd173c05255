import { useRouteLoaderData } from 'react-router'
import type { Category, Department } from '../../catalogue/catalogue.contract.ts'
import type { findAllNews } from '../../content/content.contract.ts'
import type { OutputOf } from '../../lib/call.ts'
import type { findSettings } from '../../settings/settings.contract.ts'

/** What the root loads for the frame; the same for everybody. */
export type FrameData = {
  settings: OutputOf<typeof findSettings>
  departments: Department[]
  categories: Category[]
  news: OutputOf<typeof findAllNews>
}

/** The frame's data, for screens inside it; nothing where the root itself could not be loaded. */
export const useFrameData = () => useRouteLoaderData('root') as FrameData | undefined
