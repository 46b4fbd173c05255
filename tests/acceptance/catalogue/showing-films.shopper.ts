import type { Page } from '@playwright/test'
import { recordFilm } from '../../../scripts/screens/record-film.ts'
import { smallCaptions } from '../../support/films/test-films.ts'
import { violationsOf } from '../axe.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { ownGoods } from '../own-goods.ts'
import { expect, open, test } from '../shopper.ts'

const films = (page: Page) => page.getByRole('region', { name: 'Films' })
const title = 'How to fold it'
const webm = (buffer: Buffer) => ({ name: 'fold.webm', mimeType: 'video/webm', buffer })

/** Opens a product of its own in the office, and adds a film to it. */
async function addFilm(page: Page) {
  await signInEditor(page)
  const goods = await ownGoods('Filmed chair')
  await open(page, `/admin/products/${goods.productId}`)
  const recorded = await recordFilm(page)
  await films(page).getByLabel('Title').fill(title)
  await films(page).getByLabel('Choose a film').setInputFiles(webm(recorded))
  await expect(films(page).getByText('fold.webm was added.')).toBeVisible()
  await expect(films(page).getByLabel('Picture before it plays')).toHaveValue(/^\/pictures\//)
  return goods
}

test('staff add a film with captions, and a shopper plays it after the pictures; nothing of it is loaded before', async ({
  page,
}) => {
  const { productId, name } = await addFilm(page)
  await films(page)
    .getByLabel('Add captions')
    .setInputFiles({ name: 'fold.vtt', mimeType: 'text/vtt', buffer: smallCaptions() })
  await expect(films(page).getByRole('button', { name: 'Remove captions' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await open(page, `/product-single?productId=${productId}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const play = page.getByRole('link', { name: `Play the film: ${title}` })
  await expect(play).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(asked.filter(path => path.startsWith('/films/'))).toEqual([])
  await play.press('Enter')
  const player = page.getByLabel(title, { exact: true })
  await expect(player).toBeFocused()
  await expect
    .poll(() => player.evaluate(video => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0)
  await expect
    .poll(() =>
      player.evaluate(video => {
        const [track] = (video as HTMLVideoElement).textTracks
        return [track?.mode, track?.cues?.length]
      }),
    )
    .toEqual(['showing', 1])
  expect(await violationsOf(page)).toEqual([])
})

test('a film needs a title and must be a film; staff rename, reorder and remove films', async ({
  page,
  allow,
}) => {
  allow(/400/)
  await addFilm(page)
  const drop = films(page).getByLabel('Choose a film')
  const fresh = films(page).getByLabel('Title').first()
  await drop.setInputFiles(webm(Buffer.from('<html>')))
  await expect(fresh).toHaveAccessibleDescription(/Say what the film shows\./)
  await expect(fresh).toBeFocused()
  await fresh.fill('A page')
  await drop.setInputFiles(webm(Buffer.from('<html>')))
  await expect(films(page).getByRole('alert')).toHaveText('We cannot read this film. Use an MP4 or a WebM.')
  await fresh.fill('Wheels')
  await drop.setInputFiles(webm(await recordFilm(page)))
  const rows = films(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await films(page)
    .getByLabel('Add captions')
    .first()
    .setInputFiles({
      ...{ name: 'fold.vtt', mimeType: 'text/vtt', buffer: Buffer.from('no captions') },
    })
  await expect(rows.first().getByLabel('Add captions')).toHaveAccessibleDescription(/Use a WebVTT file/)

  const renamed = rows.last().getByLabel('Title')
  await renamed.fill('The wheels')
  await renamed.blur()
  const handle = films(page).getByRole('button', { name: 'Move The wheels', exact: true })
  for (const [key, says] of [
    ['Space', 'place 2 of 2'],
    ['ArrowUp', 'is at place 1 of 2'],
    ['Space', 'is now at place 1 of 2'],
  ] as const) {
    await handle.press(key)
    await expect(page.getByText(says)).toBeAttached()
  }
  await expect(rows.first().getByLabel('Title')).toHaveValue('The wheels')
  await films(page)
    .getByRole('button', { name: `Remove ${title}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('The film is removed.')).toBeVisible()
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(rows.getByLabel('Title')).toHaveValue('The wheels')
})
