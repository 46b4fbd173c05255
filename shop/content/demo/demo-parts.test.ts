import { expect, test } from 'vitest'
import type { ContentPageName } from '../content-pages.ts'
import { pageParts } from '../page-parts.ts'
import { demoBlocks } from './demo-blocks.ts'

/** The form field for each property of a block of the demo shop. */
const inputs = {
  kicker: 'kicker',
  title: 'title',
  text: 'text',
  printed: 'printed',
  linkName: 'link',
  picture: 'image',
  pictureAlt: 'alt',
  videoUrl: 'video',
  days: 'days',
} as const

test('each part and field of the demo pages can be written in the office', () => {
  const missing = Object.entries(demoBlocks).flatMap(([page, blocks]) =>
    blocks().flatMap(block => {
      const part = pageParts[page as ContentPageName].find(({ part }) => part === block.part)
      const used = Object.entries(inputs).filter(([name]) => block[name as keyof typeof inputs])
      const fields = used.map(([, field]) => field)
      if (block.linkUrl && !block.linkName) fields.push('way' as never)
      return fields
        .filter(field => !part?.fields.includes(field))
        .map(field => `${page} ${block.part} ${field}`)
    }),
  )
  expect(missing).toEqual([])
})
