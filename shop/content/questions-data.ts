import type { FAQPage, WithContext } from 'schema-dts'
import type { Block } from './blocks.contract.ts'

/** Returns questions and answers as structured data for search engines. */
export const questionsData = (questions: readonly Block[]) => (): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
})
