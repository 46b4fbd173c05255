import { use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root'
import { ask } from './ask.ts'
import { findAllCategories, findAllDepartments } from './catalogue/catalogue.contract.ts'
import { askPreview } from './content/ask-preview.ts'
import { findAllNews } from './content/content.contract.ts'
import { isOtherPreview } from './content/preview-address.ts'
import { frameContext } from './front/frame/frame-context.ts'
import { darkPaper, lightPaper } from './front/frame/paper.ts'
import { ErrorScreen, isNotFound } from './front/frame/parts/error-screen.tsx'
import { Frame } from './front/frame/parts/frame.tsx'
import { firstShelf } from './front/frame/parts/page-links.ts'
import { waitForPaint } from './front/frame/wait-for-paint.ts'
import { withOwnWords } from './front/own-words.ts'
import { findOpening } from './hours/opening.contract.ts'
import { showOpening } from './hours/show-opening.ts'
import { m } from './messages/m.ts'
import { showRows } from './search/show-rows.ts'
import { findBranches } from './settings/branches/branches.contract.ts'
import { findSettings } from './settings/settings.contract.ts'
import { shownBranches, shownSettings } from './settings/shown-settings.ts'
import { appRouter } from './ui/app-router.ts'
import fraunces from './ui/faces/fraunces.woff2?url'
import inter from './ui/faces/inter.woff2?url'
import icon from './ui/icon.svg?url'
import { OnServer } from './ui/on-server.ts'
import { PageRouter } from './ui/router.ts'
import './ui/shoppers.css'

/**
 * The data of the frame around every screen; the same for everyone. The data of its still parts stay on the server.
 */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const [preview, stored, branches, opening, departments, categories, news] = await Promise.all([
    askPreview(args),
    ask(context, findSettings, {}),
    ask(context, findBranches, {}),
    ask(context, findOpening, {}),
    ask(context, findAllDepartments, {}),
    ask(context, findAllCategories, {}),
    ask(context, findAllNews, {}),
  ])
  const saved = withOwnWords(stored, departments)
  context.set(frameContext, {
    settings: saved,
    opening,
    departments,
    categories,
    from: [stored, opening, departments, categories],
  })
  const frame = {
    departments: departments.map(({ deptName, title }) => ({ deptName, title })),
    firstShelf: firstShelf(categories),
    ...shownBranches(branches),
  }
  const shown = shownSettings(saved)
  if (!preview) return { settings: shown, ...frame, news }
  // The ticker announces the preview: it is on every page, and its readers know its usual content.
  const says = preview === 'ended' ? m.content_preview_ended() : m.content_preview_says()
  const { homePage, header } = preview === 'ended' ? {} : preview
  const settings = { ...shown, homePage: homePage ?? shown.homePage, header: header ?? shown.header }
  return { settings, ...frame, news: [{ newsId: 0, news: says }] }
}

/** The frame stays unchanged during navigation, except into or out of a preview. */
export const shouldRevalidate = isOtherPreview

export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  const shop = loaderData?.settings.shopName ?? m.shop_name()
  if (!error) return [{ title: shop }]
  const title = isNotFound(error) ? m.front_not_found_title() : m.front_error_title()
  return [{ title: `${title} · ${shop}` }, { name: 'robots', content: 'noindex' }]
}

/** Both fonts are preloaded, so that the text does not change its look while loading. */
export const links: Route.LinksFunction = () => [
  ...[inter, fraunces].map(href => ({ ...faceLink, href })),
  { rel: 'icon', type: 'image/svg+xml', href: icon },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]
const faceLink = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** Addresses of the old form `/#/shop/5` open the same screens, before anything else loads. */
const openHashAddress = `addEventListener('hashchange',openHash);openHash();function openHash(){if(location.hash.startsWith('#/'))location.replace(location.origin+'/'+location.hash.slice(2).replace(/^[/\\\\]+/,''))}`

/** Only pages from the server contain it: by the time they are hydrated, it has run. */
const firstScript = import.meta.env.SSR ? openHashAddress + showRows + waitForPaint + showOpening : ''

export function Layout({ children }: { children: React.ReactNode }) {
  const isDocument = use(OnServer)?.placeIsland !== undefined
  return (
    <html lang={m.shop_language()} dir={m.shop_direction()} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the content policy names it by its hash */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={lightPaper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={darkPaper} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageRouter value={appRouter}>{children}</PageRouter>
        {isDocument || (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** The office has its own frame. */
const ofOffice = /^\/admin(\/|$)/

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if (ofOffice.test(pathname)) return screen
  return <Frame {...loaderData}>{screen}</Frame>
}
const screen = <Outlet />

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
