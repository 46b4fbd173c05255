import { lazy, Suspense, use, useId } from 'react'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { expect, test } from 'vitest'
import renderPage, { renderAtOnce, renderWhenReady } from './entry.server.tsx'
import { documentScripts } from './front/frame/documents/document-scripts.ts'
import { frameContext } from './front/frame/frame-context.ts'
import { appRouter } from './ui/app-router.ts'
import { island } from './ui/island.tsx'
import { OnServer } from './ui/on-server.ts'
import { PageRouter, useLocation, useShop } from './ui/router.ts'

const tricky = { text: '</script><!-- $& \u2028 "&', when: new Date(0), nothing: undefined, list: [1, null] }

function page(Content: () => React.ReactNode) {
  return {
    default: () => (
      <html lang="en">
        <head />
        <body>
          <PageRouter value={appRouter}>
            <Content />
          </PageRouter>
          {use(OnServer)?.placeIsland === undefined && <Scripts />}
        </body>
      </html>
    ),
    loader: () => tricky,
  }
}

/** A shop of one screen, whose pages `render` renders. */
async function renderedBy<T>(module: ReturnType<typeof page>, render: (context: EntryContext) => Promise<T>) {
  let rendered: T | undefined
  const build = {
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers, context: EntryContext) => {
          rendered = await render(context)
          return new Response('', { status, headers })
        },
      },
    },
    routes: { root: { id: 'root', path: '', module } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { id: 'root', path: '', hasLoader: true, module: '/root.js' } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  await createRequestHandler(build, 'production')(new Request('http://shop/'), new RouterContextProvider())
  return rendered as T
}

const router = (context: EntryContext) => <ServerRouter context={context} url="http://shop/" />

test('a page rendered at once is the page that the stream renders', async () => {
  const module = page(() => <p>{useLoaderData<typeof tricky>().text}</p>)
  const streamed = await renderedBy(module, context => renderWhenReady(router(context)))
  const atOnce = await renderedBy(module, async ({ serverHandoffStream, ...context }) => {
    const data = await new Response(serverHandoffStream).text()
    return renderAtOnce(router(context), context, data)
  })
  expect(streamed).toContain('.enqueue("')
  expect(atOnce).toBe(streamed)
})

test('a page with a part that is not ready waits for it', async () => {
  let done = (_: { default: () => React.ReactNode }) => {}
  const loaded = new Promise<{ default: () => React.ReactNode }>(resolve => {
    done = resolve
  })
  const Late = lazy(() => loaded)
  const module = page(() => (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  ))
  const render = (context: EntryContext) =>
    renderPage(new Request('http://shop/'), 200, new Headers(), context, new RouterContextProvider())
  const answer = renderedBy(module, render)
  done({ default: () => <p>here</p> })
  const html = await (await answer).text()
  expect(html).toContain('<p>here</p>')
  expect(html).not.toContain('waiting')
  expect(html).toContain('.enqueue("')
})

const failed = Promise.reject(new Error('of this test'))
failed.catch(() => {})
const Failing = () => use(failed)

test('a page with a part that fails is not sent', async () => {
  const module = page(() => (
    <Suspense fallback="waiting">
      <Failing />
    </Suspense>
  ))
  const render = (context: EntryContext) =>
    renderPage(new Request('http://shop/'), 200, new Headers(), context, new RouterContextProvider()).then(
      () => 'sent',
      () => 'not sent',
    )
  expect(await renderedBy(module, render)).toBe('not sent')
})

const scripts = { imports: ['/entry.js'], ahead: ['/entry.js', '/parts.js'] }

/** Renders a screen that can be a document, as the server does. */
async function documentOf(Content: () => React.ReactNode, handle: object = { document: true }) {
  const loaded = new RouterContextProvider()
  loaded.set(documentScripts, scripts)
  // Its still parts show nothing.
  const opening = { lines: [], states: [], until: '2026-11-30T00:00:00.000Z' }
  const frame = { settings: stillSettings, opening, departments: [], categories: [], from: [] }
  loaded.set(frameContext, frame as never)
  const module = { ...page(Content), handle }
  return renderedBy(module, async context => {
    const answer = await renderPage(new Request('http://shop/here'), 200, new Headers(), context, loaded)
    return answer.text()
  })
}
const stillSettings = { socialLinks: [], phone: '' }

const Counted = island('counted', ({ from }: { from: string }) => {
  const id = useId()
  return <b id={id}>{`${from} ${useLocation().pathname} ${(useShop() as unknown as typeof tricky).text}`}</b>
})

test('a document has its islands as text, with their properties and what wakes them, and nothing for a router', async () => {
  const html = await documentOf(() => (
    <main>
      <Counted from={`"'<!--`} />
      <Counted from="$&" />
    </main>
  ))
  expect(html).toContain(
    '<div class="contents" data-island="counted" data-ids="counted" data-props="{`from`:`\\`&#x27;&lt;!--`}"><b id="_countedR_0_">&quot;&#x27;&lt;!-- /here',
  )
  expect(html).toContain('data-ids="counted1"')
  expect(html).toContain('>$&amp; /here')
  expect(html).toContain(
    '<link rel="later" href="/parts.js"/><script type="later">import "/entry.js"</script></body>',
  )
  expect(html).not.toMatch(/reactRouter|island \d/)
  const [, facts = ''] = /<script type="application\/json" id="shop">([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(facts)).toMatchObject({ text: tricky.text })
})

test('a picture of an island that should be there early is preloaded in the head', async () => {
  const Shown = island('shown', () => <img src="/large.avif" alt="" fetchPriority="high" />)
  expect(await documentOf(() => <Shown />)).toMatch(
    /<link rel="preload" as="image" href="\/large.avif" fetchPriority="high"\/><\/head>.*data-props="{}"><img/,
  )
})

test('a screen that is no document is left to the router', async () => {
  expect(await documentOf(() => <Counted from="" />, {})).toMatch(/reactRouter/)
})

test('a document waits for a part of an island that is not ready', async () => {
  const Late = lazy(async () => ({ default: () => <p>here</p> }))
  const LateIsland = island('late', () => (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  ))
  const html = await documentOf(() => <LateIsland />)
  expect(html).toContain('data-ids="late" data-props="{}"><!--$--><p>here</p>')
  expect(html).not.toMatch(/reactRouter|waiting/)
})
