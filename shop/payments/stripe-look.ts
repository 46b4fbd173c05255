/** What of the shop's look the form of Stripe takes on, by the names of its appearance. */
const tokens = {
  colorPrimary: '--color-green',
  colorBackground: '--color-raised',
  colorText: '--color-ink',
  colorTextSecondary: '--color-muted',
  colorTextPlaceholder: '--color-muted',
  colorDanger: '--color-rose',
} as const

/** The colours as they are now, in the light or in the dark: a frame of another page cannot read them by their names. */
export function stripeLook() {
  const probe = document.createElement('span')
  document.body.append(probe)
  const variables = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      probe.style.setProperty('color', `var(${token})`)
      return [name, getComputedStyle(probe).color]
    }),
  )
  probe.remove()
  return {
    theme: 'stripe' as const,
    variables: { ...variables, borderRadius: '8px', fontSizeBase: '16px', spacingUnit: '4px' },
  }
}
