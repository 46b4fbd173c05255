/** The parts of the shop's style that Stripe's form adopts, by Stripe's names for them. */
const tokens = {
  colorPrimary: '--color-green',
  colorBackground: '--color-raised',
  colorText: '--color-ink',
  colorTextSecondary: '--color-muted',
  colorTextPlaceholder: '--color-muted',
  colorDanger: '--color-rose',
} as const

/** Returns the current colours, light or dark: a frame of another site cannot read our variables. */
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
