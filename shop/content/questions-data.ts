import type { Block } from './blocks.contract.ts'

/** Questions and answers as search engines read them (schema.org FAQPage). */
export const questionsData = (questions: readonly Block[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
})
