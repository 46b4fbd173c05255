import { MOST_SEO_TEXT, MOST_SEO_TITLE } from '../../../catalogue/seo/seo.rules.ts'
import { m } from '../../../messages/m.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { useShop } from '../../../ui/router.ts'

type FieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}
type Props = {
  title: FieldProps
  text: FieldProps
  /** The words of the page without them, and its address; it has none before it is saved. */
  usual: { title: string; text: string }
  address: string | undefined
}

/** The fields for the title and the text that search engines show, with the result as they show it. */
export function SeoFields({ title, text, usual, address }: Props) {
  const settings = useShop()?.settings
  const shop = settings?.shopName ?? m.shop_name()
  const shown = {
    title: title.value.trim() || (usual.title.trim() ? `${usual.title.trim()} · ${shop}` : shop),
    text: text.value.trim() || usual.text.trim(),
  }
  return (
    <>
      <Field
        wide
        label={m.office_seo_title()}
        hint={m.office_seo_count({ count: title.value.length, most: MOST_SEO_TITLE })}
        maxLength={MOST_SEO_TITLE}
        placeholder={usual.title}
        {...title}
      />
      <TextField
        wide
        label={m.office_seo_text()}
        hint={m.office_seo_count({ count: text.value.length, most: MOST_SEO_TEXT })}
        rows={3}
        maxLength={MOST_SEO_TEXT}
        placeholder={usual.text.slice(0, MOST_SEO_TEXT)}
        {...text}
      />
      <figure className="min-w-0 rounded-tile border border-line bg-sunken p-4 sm:col-span-2">
        <figcaption className="text-sm text-muted">{m.office_seo_preview()}</figcaption>
        <p className="mt-2 truncate text-xl text-green">
          <bdi>{shown.title}</bdi>
        </p>
        {address && (
          <p dir="ltr" className="truncate text-sm text-muted">
            {address}
          </p>
        )}
        {shown.text && <p className="mt-1 line-clamp-2 text-sm wrap-anywhere">{shown.text}</p>}
      </figure>
    </>
  )
}
