import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { type EndedStatement, watchStatements } from '../../database/watch-statements.ts'
import { isShowing } from '../pages/showing.ts'
import type { RequestSpan } from './traces.ts'
import type { Watch } from './watch.ts'

/** The work of one request, for its line in the log. */
export type Story = {
  statements: number
  statementMilliseconds: number
  /** The ids of the messages that it wrote to the outbox. */
  messages: number[]
  /** True for a request of the shop itself, which makes an answer for the page cache. */
  isMaking: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    story: Story
    /** Undefined unless the request is traced. */
    span: RequestSpan | undefined
    /** Hears of the statements of the request. */
    heardStatement: (statement: EndedStatement) => void
  }
}

const telling = new AsyncLocalStorage<Story>()

/** Notes the messages that a request wrote, after its commit. */
export function noteMessages(ids: readonly number[]): void {
  telling.getStore()?.messages.push(...ids)
}

/** Runs each request with a story of its own, and counts the statements of all requests. */
export function tellStories(app: FastifyInstance, watch: Watch): void {
  app.decorateRequest('story')
  app.decorateRequest('span')
  app.decorateRequest('heardStatement')
  app.addHook('onRequest', (request, _reply, done) => {
    const story: Story = { statements: 0, statementMilliseconds: 0, messages: [], isMaking: isShowing() }
    const span = watch.traces?.beginRequest(request)
    request.span = span
    request.story = story
    request.heardStatement = statement => {
      story.statements += 1
      story.statementMilliseconds += statement.milliseconds
      watch.statementSeconds.add(statement.milliseconds / 1000)
      span?.addStatement(statement)
    }
    telling.run(story, () => watchStatements(request.heardStatement, done))
  })
  // The body arrives as an event of its connection, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    telling.run(request.story, () => watchStatements(request.heardStatement, done))
  })
}
