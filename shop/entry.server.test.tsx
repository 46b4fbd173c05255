import { lazy, Suspense, use } from 'react'
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

const tricky = { text: '</script><!-- $& \u2028 "&', when: new Date(0), nothing: undefined, list: [1, null] }

function page(Content: () => React.ReactNode) {
  return {
    default: () => (
      <html lang="en">
        <head />
        <body>
          <Content />
          <Scripts />
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
