/** Every text that a person reads, one function per message; compiled from `en/*.json` by `npm run words`. */
export * as m from './compiled/messages/_index.js'
