import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { alive } from '../alive.ts'
import { recordFilm } from '../record-film.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open
type Form = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:10.000\nUnfold it.\n')
const picture = (name: string) => ({
  ...{ name, mimeType: 'image/webp' },
  buffer: readFileSync(new URL(`../../../shop/media/demo/${name}`, import.meta.url)),
})

/** Sends something as the signed-in manager; a refusal is an error. */
async function post<Answer>(
  page: Page,
  path: string,
  body: { data: object } | { multipart: Form },
): Promise<Answer> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(`/api${path}`, { ...body, headers: { 'x-xsrf-token': token } })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

let made: Promise<number> | undefined

/** A product of its own with two films that have captions; made once. Returns its number. */
async function makeFilmed(page: Page): Promise<number> {
  const { productId } = await post<{ productId: number }>(page, '/products/save', {
    data: {
      ...{ productName: 'Travel wheelchair', productDetails: 'It folds in one move.', categoryId: 62 },
      ...{ unitPrice: 26_500, productStatus: 'A', unitName: 'piece', quantity: 9 },
    },
  })
  const id = String(productId)
  // It has no picture, so that its films are in view at first.
  for (const [title, poster] of [
    ['How to fold the wheelchair', 'folding-wheelchair-2.webp'],
    ['The wheelchair in a car', 'folding-wheelchair.webp'],
  ] as const) {
    const file = { name: 'a.webm', mimeType: 'video/webm', buffer: await recordFilm(page) }
    const films = await post<{ film: string }[]>(page, '/productFilms/upload', {
      multipart: { productId: id, title, file },
    })
    const ofFilm = { productId: id, film: films.at(-1)?.film as string }
    await post(page, '/productFilms/uploadPoster', { multipart: { ...ofFilm, file: picture(poster) } })
    await post(page, '/productFilms/uploadCaptions', {
      multipart: { ...ofFilm, file: { name: 'a.vtt', mimeType: 'text/vtt', buffer: captions } },
    })
  }
  return productId
}

/** Films in the form of a product, and on its page. */
export function filmScreens(asManager: AsManager): { name: string; open: Open }[] {
  const opened =
    (address: (productId: number) => string, goOn: (page: Page) => Promise<unknown>): Open =>
    async (page, databaseUrl) => {
      await asManager('/admin/products', at => at.getByRole('table', { name: 'Products' }))(page, databaseUrl)
      made ??= makeFilmed(page)
      await page.goto(address(await made))
      await alive(page)
      await goOn(page)
    }
  const inForm = (productId: number) => `/admin/products/${productId}`
  const onPage = (productId: number) => `/productsingle/${productId}/MEDICAL/62`
  const section = (page: Page) => page.getByRole('region', { name: 'Films' })
  const show = (page: Page) => section(page).getByRole('listitem').first().scrollIntoViewIfNeeded()
  return [
    { name: 'films', open: opened(inForm, show) },
    {
      name: 'films-errors',
      open: opened(inForm, async page => {
        await show(page)
        await section(page).getByRole('textbox').last().fill('')
        await section(page)
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: 'a.webm', mimeType: 'video/webm', buffer: captions })
        await section(page)
          .locator('input[type=file]')
          .last()
          .setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from('no captions') })
        await section(page).locator('[aria-invalid=true]').nth(2).waitFor()
      }),
    },
    {
      name: 'films-remove',
      open: opened(inForm, async page => {
        await section(page).getByRole('listitem').getByRole('button').last().click()
        await page.getByRole('dialog').waitFor()
      }),
    },
    { name: 'product-film', open: opened(onPage, page => page.locator('#picture-1 a').waitFor()) },
    {
      name: 'product-film-played',
      open: opened(onPage, async page => {
        await page.locator('#picture-1 a').click()
        await page.locator('#picture-1 video').evaluate(async video => {
          const player = video as HTMLVideoElement
          if (!player.ended) await new Promise(done => player.addEventListener('ended', done, { once: true }))
        })
      }),
    },
  ]
}
