import { m } from '../../messages/m.ts'
import { Shown, ShownSection } from './shown.tsx'

/** The colours of theme.css; each class is written out because Tailwind finds it here. */
const colours: readonly (readonly [name: string, look: string])[] = [
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['green', 'bg-green'],
  ['green-soft', 'bg-green-soft'],
  ['on-green', 'bg-on-green'],
  ['saffron', 'bg-saffron'],
  ['saffron-deep', 'bg-saffron-deep'],
  ['saffron-soft', 'bg-saffron-soft'],
  ['on-saffron', 'bg-on-saffron'],
  ['rose', 'bg-rose'],
  ['rose-soft', 'bg-rose-soft'],
  ['sky-soft', 'bg-sky-soft'],
  ['shade', 'bg-shade'],
  ['deep', 'bg-deep'],
  ['on-deep', 'bg-on-deep'],
  ['focus', 'bg-focus'],
]

/** Every colour token. */
export function ShownColours() {
  return (
    <ShownSection title={m.ui_colours()}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 md:col-span-2">
        {colours.map(([name, look]) => (
          <li key={name} className="text-sm">
            <span className={`block h-14 rounded-tile border border-line ${look}`} />
            <code dir="ltr">{name}</code>
          </li>
        ))}
      </ul>
    </ShownSection>
  )
}

const sizes = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'] as const

/** The text sizes, in the text face and in the heading face. */
export function ShownSizes() {
  return (
    <ShownSection title={m.ui_sizes()}>
      {['font-text', 'font-display'].map(face => (
        <Shown key={face} name={face}>
          <div className="w-full space-y-2">
            {sizes.map(size => (
              <p key={size} className={`${face} ${size} truncate`}>
                {m.ui_sample()}
              </p>
            ))}
          </div>
        </Shown>
      ))}
    </ShownSection>
  )
}
