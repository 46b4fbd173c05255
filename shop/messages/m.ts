/**
 * Every text that a person reads, one function per message; compiled from `en/*.json` by `npm run words`. A build takes each
 * message from its own file instead (`scripts/build/one-language.ts`).
 */
export * as m from './whole.js'
