import type { Page } from '@playwright/test'

/** Lets the browser of a page record a film of a second: a disc that crosses a green ground. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const recorded = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise(done => {
      recorder.onstop = done
    })
    recorder.start()
    for (let frame = 0; frame < 60; frame += 1) {
      context.fillStyle = '#2f6b4f'
      context.fillRect(0, 0, 640, 360)
      context.fillStyle = '#e9b44c'
      context.beginPath()
      context.arc(120 + frame * 6, 180, 70, 0, 7)
      context.fill()
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  })
  return Buffer.from(recorded, 'base64')
}
