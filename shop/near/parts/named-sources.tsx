import { Fragment } from 'react'
import type { Attribution } from '../near.contract.ts'

type Props = {
  sources: Attribution
  /** They stand under an input: Tab passes over their links, which are the same as those under what is found. */
  besideInput?: boolean
}

/** Who is to be named for what was found, as each asks for it: whole, on one line, in their own words, with their link. */
export function NamedSources({ sources, besideInput }: Props) {
  return sources.map(({ says, link }, at) => (
    <Fragment key={link}>
      {at > 0 && ', '}
      <a
        href={link}
        rel="noreferrer"
        tabIndex={besideInput ? -1 : undefined}
        translate="no"
        className="whitespace-nowrap underline underline-offset-4"
      >
        <bdi>{says}</bdi>
      </a>
    </Fragment>
  ))
}
