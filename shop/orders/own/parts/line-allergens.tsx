import { foodWords } from '../line-words.rules.ts'

type Props = { of: Parameters<typeof foodWords>[0]; look: string }

/** The allergens of a line that comes, or that they are not stated. Renders nothing for what is no food. */
export function LineAllergens({ of, look }: Props) {
  const words = foodWords(of)
  return words && <span className={`block ${look}`}>{words}</span>
}
