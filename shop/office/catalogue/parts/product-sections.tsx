import { preparationFields, surchargeFields } from '../../../catalogue/editing/check-option-prices.rules.ts'
import type { StaffProduct } from '../../../catalogue/editing/product-form.contract.ts'
import { optionKinds } from '../../../catalogue/option-prices.rules.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, SelectField, TextField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { TagsField } from '../../forms/parts/tags-field.tsx'
import { CategoryOptions } from '../../kit/parts/category-options.tsx'
import { useShelves } from '../../kit/use-shelves.ts'
import { type ProductDraft, withUnits } from '../product-draft.rules.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { DescriptionEditor } from './description-editor.tsx'
import { HandlingFields } from './handling-fields.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { SaleFields } from './sale-fields.tsx'

type Form = ReturnType<typeof useForm<ProductDraft>>
type Props = { form: Form }
type WithProduct = Props & { product: StaffProduct | undefined }

/** The code of the shop's currency. */
const useCurrency = () => useShop()?.settings.currency.code ?? ''
const decimal = { inputMode: 'decimal', maxLength: 14 } as const

/** Name, description, category, brand, SKU. A new `version` reloads the description. */
export function WhatSection({ form, product, version }: WithProduct & { version: number }) {
  const { departments, categories } = useShelves()
  const brands = useCall('GET /brands/findAll', {}).answer ?? []
  const isListed = categories.some(({ categoryId }) => String(categoryId) === form.values.categoryId)
  const isBranded = brands.some(({ brandId }) => String(brandId) === form.values.brandId)
  return (
    <FormSection title={m.office_what()} text={m.office_what_text()}>
      <Field wide label={m.office_frame_name()} maxLength={200} required {...form.text('productName')} />
      <DescriptionEditor
        key={version}
        label={m.office_details()}
        html={form.values.productHtml}
        error={form.wrong.productDetails}
        onChange={(productHtml, productDetails) => form.change({ productHtml, productDetails })}
      />
      <SelectField label={m.office_category()} required {...form.text('categoryId')}>
        <option value="">{m.office_choose()}</option>
        {product && !isListed && form.values.categoryId && (
          <option value={product.categoryId}>{product.subCategory}</option>
        )}
        <CategoryOptions departments={departments} categories={categories} />
      </SelectField>
      <SelectField label={m.office_brand()} {...form.text('brandId')}>
        <option value="0">{m.office_no_brand()}</option>
        {product?.brandId && !isBranded && <option value={product.brandId}>{product.brandName}</option>}
        {brands.map(({ brandId, brandName }) => (
          <option key={brandId} value={brandId}>
            {brandName}
          </option>
        ))}
      </SelectField>
      <Field
        label={m.office_sku()}
        hint={product ? undefined : m.office_sku_hint()}
        maxLength={40}
        {...form.text('sku')}
      />
      <TagsField hint={m.office_tags_hint()} {...form.text('tags')} />
      {!product?.variantOptions && (
        <TextField
          wide
          label={m.office_catalogue_codes()}
          hint={m.office_catalogue_codes_hint()}
          rows={3}
          maxLength={1000}
          spellCheck={false}
          dir="ltr"
          {...form.text('codes')}
        />
      )}
    </FormSection>
  )
}

/** Unit price, sale price and when which of the two is charged; tax. The variants of a product have its prices. */
export function PriceSection({ form, product }: WithProduct) {
  const currency = useCurrency()
  const { salePrice, cutPrice, saleFrom, saleUntil } = form.values
  const isNotCharged = salePrice.trim() !== '' && !cutPrice && !saleFrom && !saleUntil
  if (product?.variantOptions)
    return (
      <FormSection title={m.office_price()} text={m.office_variants_prices_there()}>
        <CheckField label={m.office_tax_exempt()} {...form.tick('taxExempt')} />
      </FormSection>
    )
  return (
    <FormSection title={m.office_price()} text={m.office_price_text()}>
      <Field label={m.office_unit_price({ currency })} required {...decimal} {...form.text('unitPrice')} />
      <Field
        label={m.office_sale_price({ currency })}
        hint={
          isNotCharged ? (
            <>
              {m.office_sale_price_not_charged()}{' '}
              <button
                type="button"
                className="min-h-6 font-medium text-green underline"
                onClick={() => form.change({ cutPrice: true })}
              >
                {m.office_sale_price_charge()}
              </button>
            </>
          ) : (
            m.office_sale_price_hint()
          )
        }
        {...decimal}
        {...form.text('salePrice')}
      />
      <SaleFields form={form} />
      <CheckField label={m.office_tax_exempt()} {...form.tick('taxExempt')} />
    </FormSection>
  )
}

/** How it is sold: its unit, the quantity step and limits, the weight of a unit; its first stock. */
export function SellingSection({ form, product }: WithProduct) {
  const unit = form.values.unitName.trim() || 'piece'
  return (
    <FormSection title={m.office_catalogue_selling()} text={m.office_catalogue_selling_text()}>
      <Field
        label={m.office_unit_name()}
        hint={m.office_unit_name_hint()}
        maxLength={20}
        {...form.text('unitName')}
        onChange={event => form.change(withUnits(form.values, { unitName: event.target.value }))}
      />
      <Field
        label={m.office_catalogue_step()}
        hint={m.office_catalogue_step_hint({ unit })}
        required
        {...decimal}
        {...form.text('step')}
      />
      <Field label={m.office_catalogue_minimum({ unit })} required {...decimal} {...form.text('minimum')} />
      <Field label={m.office_catalogue_maximum({ unit })} required {...decimal} {...form.text('maximum')} />
      <MeasureFields form={form} unit={unit} hasVariants={product?.variantOptions !== undefined} />
      <HandlingFields form={form} />
      <CheckField
        label={m.office_catalogue_count_stock()}
        hint={m.office_catalogue_count_stock_hint()}
        {...form.tick('counted')}
      />
      {!product && form.values.counted && (
        <Field
          label={m.office_quantity()}
          hint={m.office_quantity_hint()}
          {...decimal}
          {...form.text('quantity')}
        />
      )}
    </FormSection>
  )
}

const legends = {
  packagingAttributes: m.office_packaging,
  cuttingAttributes: m.office_cutting,
  extraAttributes: m.office_extra,
}

/** The lists that a shopper chooses from, with the price of each choice. */
export function ChoicesSection({ form }: Props) {
  const currency = useCurrency()
  return (
    <FormSection title={m.office_choices()} text={m.office_catalogue_choices_text()}>
      {optionKinds.map(kind => (
        <ChoiceRows
          key={kind}
          legend={legends[kind]()}
          choices={form.values[kind]}
          onChange={choices => form.change({ [kind]: choices })}
          currency={currency}
          hasWork={kind !== 'extraAttributes'}
          error={
            form.wrong[kind] ??
            [...surchargeFields, ...preparationFields]
              .map(field => form.wrong[`${field}.${kind}`])
              .find(Boolean) ??
            (kind === 'cuttingAttributes' ? form.wrong.piecePrices : undefined)
          }
        />
      ))}
    </FormSection>
  )
}

/** The switch that shows it in the shop, and who changed it last. */
export function InShopSection({ form, product }: WithProduct) {
  return (
    <FormSection title={m.office_in_shop()} text={m.office_in_shop_text()}>
      <CheckField label={m.office_active()} {...form.tick('active')} />
      <CheckField label={m.office_popular()} {...form.tick('popular')} />
      {product && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:col-span-2">
          <dt className="text-muted">{m.office_updated_by()}</dt>
          <dd className="wrap-anywhere">{product.updatedBy}</dd>
          <dt className="text-muted">{m.office_updated()}</dt>
          <dd>
            <Day at={product.updatedDate} />
          </dd>
        </dl>
      )}
    </FormSection>
  )
}
