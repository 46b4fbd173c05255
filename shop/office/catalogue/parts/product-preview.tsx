import { AgeCheck } from '../../../catalogue/ages/age-check.tsx'
import { ageIn } from '../../../catalogue/ages/typed-age.rules.ts'
import { discountPercent } from '../../../catalogue/catalogue.rules.ts'
import { choiceNotesOf } from '../../../catalogue/choice-notes.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { perUnit } from '../../../catalogue/measures.rules.ts'
import { firstChoices, optionKinds } from '../../../catalogue/option-prices.rules.ts'
import { ChoiceChips } from '../../../catalogue/parts/choice-chips.tsx'
import { Gallery } from '../../../catalogue/parts/gallery.tsx'
import { ProductDescription } from '../../../catalogue/parts/product-description.tsx'
import { ProductPrice } from '../../../catalogue/parts/product-price.tsx'
import { StockHint } from '../../../catalogue/parts/stock-hint.tsx'
import { chosenYield } from '../../../catalogue/quantity-left.ts'
import { readAmount, readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { useShop } from '../../../ui/router.ts'
import { choicesIn } from '../choice-draft.rules.ts'
import type { ProductDraft } from '../product-draft.rules.ts'

type Props = {
  draft: ProductDraft
  product: StaffProduct | undefined
  /** The pictures that wait for the first save, as `data:` addresses. */
  pictures: readonly string[]
  onClose: () => void
}

const legends = {
  packagingAttributes: m.cart_size,
  cuttingAttributes: m.cart_cut,
  extraAttributes: m.cart_colour,
}

/** Shows how the product page will look with the current draft, saved or not. */
export function ProductPreview({ draft, product, pictures, onClose }: Props) {
  const settings = useShop()?.settings
  const unitPrice = readAmount(draft.unitPrice) || 0
  const salePrice = draft.salePrice.trim() ? readAmount(draft.salePrice) || 0 : unitPrice
  // A sale without a beginning begins when it is saved.
  const isCut = draft.cutPrice || (draft.saleUntil !== '' && draft.saleFrom === '')
  const effectivePrice = isCut ? salePrice : unitPrice
  const choices = choicesIn(draft)
  const shown = {
    ...(product ?? { ...emptyProduct, images: [...pictures] }),
    ...choices,
    productName: draft.productName || m.office_catalogue_no_name(),
    productDetails: draft.productDetails,
    productHtml: draft.productHtml,
    unitPrice,
    salePrice,
    effectivePrice,
    discount: discountPercent(unitPrice, effectivePrice),
    ...measuresOf(draft),
    yieldBp: chosenYield(choices.choiceYields, firstChoices(choices)),
    step: readNumber(draft.step) || 1,
    minimum: readNumber(draft.minimum) || 1,
    weight: draft.weight.trim() ? readNumber(draft.weight) : null,
    stockTracked: draft.counted,
    ageFrom: ageIn(draft.ageFrom) || null,
    quantity: draft.counted ? (product?.quantity ?? (readNumber(draft.quantity) || 0)) : 99,
    brandName: product?.brandName ?? settings?.defaultBrand ?? '',
  }
  const notes = choiceNotesOf(shown, useCurrency())
  return (
    <OpenDialog title={m.office_catalogue_preview()} wide onClose={onClose}>
      <div className="grid gap-6 md:grid-cols-2">
        <Gallery
          name={shown.productName}
          images={shown.images}
          texts={product?.pictures.map(({ alternativeText }) => alternativeText)}
        />
        <div className="space-y-4">
          <p className="font-display text-4xl">{shown.productName}</p>
          <ProductPrice product={shown} size="large" />
          <StockHint product={shown} />
          <AgeCheck ageFrom={shown.ageFrom} />
          {optionKinds.map(kind => (
            <ChoiceChips
              key={kind}
              name={`preview-${kind}`}
              legend={legends[kind]()}
              choices={choices[kind]}
              notes={notes[kind]}
            />
          ))}
        </div>
      </div>
      <div className="mt-8">
        <ProductDescription product={shown} />
      </div>
    </OpenDialog>
  )
}

/** The unit of the price, and about what a piece has. */
function measuresOf(draft: ProductDraft) {
  const unitName = draft.unitName.trim() || 'piece'
  const pricedUnit = draft.pricedUnit.trim() || unitName
  const pricedPer = readNumber(draft.pricedPer) || 1
  return {
    unitName,
    pricedUnit,
    pricedPer,
    priceUnit: perUnit(pricedUnit, pricedPer * 1000),
    nominalMeasure: pricedUnit === unitName ? null : readNumber(draft.nominalMeasure) || null,
    weighed: draft.weighed,
    weighedAfter: draft.weighed && draft.weighedAfter,
    tolerance: readNumber(draft.tolerance) || 0,
    // The saved product has them.
    comparePrices: [],
  }
}

/** The values of a product that is not saved yet. */
const emptyProduct = {
  productId: 0,
  sku: '',
  categoryId: 0,
  category: '',
  subCategory: '',
  brandId: null,
  custId: null,
  popularFlag: 0,
  productStatus: 'N',
  showFlag: 'N' as const,
  optionsAttributes: [],
  sellinPcs: 'Y',
  measureFrom: null,
  measureTo: null,
  content: null,
  contentUnit: null,
  quantityUnit: { unit: 'piece', scale: 3, increment: 1 },
  maximum: 99,
  taxExemptFlag: 'N',
  stockTracked: true,
  updatedBy: '',
  updatedDate: '',
}
