import { type ReactNode, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { PlacedProduct } from '../../../search/words/placements.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { usePlacements } from './use-placements.ts'

const PAUSE = 300

/** The results of a search: products at their beginning in an order, products at their end, and the results as they are now. */
export function PlacedResults({ term, onClose }: { term: string; onClose: () => void }) {
  const [words, setWords] = useState('')
  const { answer, problem, retry, pinned, buried, place } = usePlacements(
    term,
    useRested(words.trim(), PAUSE),
  )
  const ids = new Set([...pinned, ...buried].map(({ productId }) => productId))
  const others = answer?.results.filter(({ productId }) => !ids.has(productId)) ?? []
  const without = (list: readonly PlacedProduct[], one: PlacedProduct) => list.filter(other => other !== one)
  return (
    <PlainList
      title={m.office_placed_of({ term })}
      text={m.office_placed_text()}
      add={
        <Button look="quiet" onClick={onClose}>
          {m.office_placed_all()}
        </Button>
      }
    >
      <Answer problem={problem} onRetry={retry} lines={3}>
        {answer && (
          <>
            <Part
              title={m.office_placed_pinned()}
              none={m.office_placed_pinned_none()}
              empty={pinned.length === 0}
            >
              <SortableList
                label={m.office_placed_pinned()}
                items={pinned}
                idOf={({ productId }) => String(productId)}
                nameOf={({ productName }) => productName}
                onOrder={next => place({ pinned: next, buried })}
                className="divide-y divide-line"
                itemClass="bg-raised"
              >
                {(one, handle) => (
                  <Row product={one} handle={handle}>
                    <Take product={one} onTake={() => place({ pinned: without(pinned, one), buried })} />
                  </Row>
                )}
              </SortableList>
            </Part>
            {buried.length > 0 && (
              <Part title={m.office_placed_buried()} empty={false}>
                <ul aria-label={m.office_placed_buried()} className="divide-y divide-line">
                  {buried.map(one => (
                    <li key={one.productId}>
                      <Row product={one}>
                        <Take product={one} onTake={() => place({ pinned, buried: without(buried, one) })} />
                      </Row>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            <Part
              title={m.office_placed_results()}
              none={m.office_placed_no_results()}
              empty={others.length === 0}
            >
              <ul aria-label={m.office_placed_results()} className="divide-y divide-line">
                {others.map(one => (
                  <li key={one.productId}>
                    <Row product={one}>
                      <Button
                        look="quiet"
                        aria-label={m.office_placed_pin_named({ name: one.productName })}
                        onClick={() => place({ pinned: [...pinned, one], buried })}
                      >
                        {m.office_placed_pin()}
                      </Button>
                      <Button
                        look="quiet"
                        aria-label={m.office_placed_bury_named({ name: one.productName })}
                        onClick={() => place({ pinned, buried: [...buried, one] })}
                      >
                        {m.office_placed_bury()}
                      </Button>
                    </Row>
                  </li>
                ))}
              </ul>
            </Part>
          </>
        )}
      </Answer>
      <Field
        type="search"
        label={m.office_placed_words()}
        autoComplete="off"
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </PlainList>
  )
}

type PartProps = { title: string; none?: string; empty: boolean; children: ReactNode }

const Part = ({ title, none, empty, children }: PartProps) => (
  <div>
    <h3 className="mb-1 text-lg">{title}</h3>
    {empty ? <p className="text-muted">{none}</p> : children}
  </div>
)

type RowProps = { product: PlacedProduct; handle?: ReactNode; children: ReactNode }

const Row = ({ product: { productName, shown }, handle, children }: RowProps) => (
  <div className="flex flex-wrap items-center gap-2 py-2">
    {handle}
    <span className="min-w-0 grow basis-40">
      <bdi className="font-semibold wrap-anywhere">{productName}</bdi>
      {!shown && <span className="block text-sm text-muted">{m.office_placed_hidden()}</span>}
    </span>
    <span className="flex flex-wrap gap-2">{children}</span>
  </div>
)

const Take = ({ product, onTake }: { product: PlacedProduct; onTake: () => void }) => (
  <Button
    look="quiet"
    aria-label={m.office_placed_take_named({ name: product.productName })}
    onClick={onTake}
  >
    {m.office_placed_take()}
  </Button>
)
