import { Fragment } from 'react'
import type { Attribution } from '../../near.contract.ts'

type Props = {
  sources: Attribution
  /** True below an input: Tab then skips the links, which also appear below the results. */
  besideInput?: boolean
}

/** The attribution of results as each source asks for it: complete, on one line, in its own words, with its link. */
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
