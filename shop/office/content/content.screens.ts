import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/content`, each loaded when it is opened. */
export const contentScreens: readonly OfficeScreen[] = [
  {
    path: 'news',
    title: m.office_content_news,
    permission: 'content',
    load: () => import('./screens/news-desk.tsx'),
  },
  {
    path: 'pages',
    title: m.office_content_pages,
    permission: 'content',
    load: () => import('./screens/page-list.tsx'),
  },
  {
    path: 'pages/:page',
    title: m.office_content_page,
    permission: 'content',
    load: () => import('./screens/page-writer.tsx'),
  },
  {
    path: 'home',
    title: m.office_content_home,
    permission: 'content',
    load: () => import('./screens/home-choice.tsx'),
  },
]
