import { m } from '../../../../messages/m.ts'
import { practiceCards } from '../practice-words.ts'
import { fateOf, inGroups } from '../test-cards.rules.ts'

const looks = (card: object) => ('declined' in card ? 'bg-rose' : 'asks' in card ? 'bg-saffron' : 'bg-green')

/** The test cards, with the result of each. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <section aria-labelledby="test-cards" className="border-t border-line pt-5">
      <h3 id="test-cards" className="text-lg">
        {m.payments_test_cards()}
      </h3>
      <p className="text-sm text-muted">{m.payments_test_cards_text()}</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {practiceCards.map(card => (
          <li key={card.number}>
            <button
              type="button"
              onClick={() => onChoose(card.number)}
              className="flex h-full min-h-11 w-full items-center gap-3 rounded-small border border-line px-3 py-2 text-start hover:border-green hover:bg-green-soft"
            >
              <span aria-hidden className={`size-2.5 shrink-0 rounded-round ${looks(card)}`} />
              <span className="min-w-0">
                <bdi dir="ltr" className="block font-medium tabular-nums">
                  {inGroups(card.number)}
                </bdi>
                <span className="block text-sm text-muted">{fateOf(card)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
