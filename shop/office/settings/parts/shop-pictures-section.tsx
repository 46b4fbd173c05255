import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { PictureDrop } from '../../forms/parts/picture-drop.tsx'
import { smallEnough } from '../../forms/parts/product-pictures.tsx'
import { useUploads } from '../../forms/use-uploads.ts'
import type { OfSettings } from './settings-form.tsx'

/** The logo of the shop, and the picture of shared links. */
export function ShopPicturesSection({ form }: OfSettings) {
  return (
    <FormSection title={m.office_settings_pictures()} text={m.office_settings_pictures_text()}>
      <ShopPicture
        title={m.office_settings_logo()}
        drop={m.office_settings_logo_drop()}
        none={m.office_settings_logo_none()}
        picture={form.values.logo}
        onChange={logo => form.change({ logo })}
      />
      <ShopPicture
        title={m.office_settings_share()}
        drop={m.office_settings_share_drop()}
        none={m.office_settings_share_none()}
        picture={form.values.sharePicture}
        onChange={sharePicture => form.change({ sharePicture })}
      />
    </FormSection>
  )
}

type Picture = OfSettings['form']['values']['logo']
type Props = {
  title: string
  drop: string
  none: string
  picture: Picture
  onChange: (picture: Picture) => void
}

/** A picture: chosen, dropped or removed; it is saved with the form. */
function ShopPicture({ title, drop, none, picture, onChange }: Props) {
  const uploads = useUploads({
    call: 'POST /settings/uploadPicture',
    prepare: smallEnough,
    onUploaded: onChange,
  })
  return (
    <div className="min-w-0 space-y-3">
      <h3 className="text-lg">{title}</h3>
      {picture ? (
        <div className="flex flex-wrap items-center gap-3">
          <img
            src={picture.image}
            width={picture.width}
            height={picture.height}
            alt={title}
            className="h-20 w-auto max-w-full rounded-small bg-sunken object-contain"
          />
          <Button look="quiet" onClick={() => onChange(null)}>
            {m.office_settings_picture_away()}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{none}</p>
      )}
      <PictureDrop single label={drop} uploads={uploads} />
    </div>
  )
}
