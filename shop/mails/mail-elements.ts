import { type CSSProperties, createElement as h, type ReactNode } from 'react'

/** The class and style of one element. */
export type Look = { className?: string; style?: CSSProperties }

/** A table for layout only, as wide as its surroundings: mail programs agree on tables, not on the widths of other elements. */
export const grid = (rows: ReactNode, style?: CSSProperties) =>
  h(
    'table',
    {
      width: '100%',
      align: 'center',
      border: 0,
      cellPadding: 0,
      cellSpacing: 0,
      role: 'presentation',
      style,
    },
    h('tbody', null, rows),
  )

/** A box with a background and padding. The look is on the cell, because Outlook ignores the padding of a table. */
export const box = (look: Look, content: ReactNode[], style?: CSSProperties) =>
  grid(h('tr', null, h('td', look, ...content)), style)

const LENGTH_OF_LIST_LINE = 150
const INVISIBLE = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'
const HIDDEN = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0, msoHide: 'all' }

/**
 * The text that the list of mails shows beside the subject, hidden in the mail itself. Invisible characters fill it up, so
 * that the list does not go on with the first words of the mail.
 */
export const preview = (text: string) =>
  h('div', { style: HIDDEN }, text, INVISIBLE.repeat(Math.max(0, LENGTH_OF_LIST_LINE - text.length)))

/**
 * A link as a button. Outlook ignores the padding of a link, so there the cell has it and the link has none
 * (`mso-padding-alt` is read by Outlook only).
 */
export function button(label: string, href: string, { style = {}, className }: Look, padding: string) {
  const { backgroundColor, borderRadius, margin, ...face } = style
  const cell = { backgroundColor, borderRadius, msoPaddingAlt: padding }
  const link = { ...face, display: 'inline-block', padding, msoPaddingAlt: '0px', textDecoration: 'none' }
  return h(
    'table',
    { className, border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation', style: { margin } },
    h(
      'tbody',
      null,
      h('tr', null, h('td', { style: cell }, h('a', { href, target: '_blank', style: link }, label))),
    ),
  )
}
