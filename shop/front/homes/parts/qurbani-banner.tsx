import { type Banner, PictureBanner } from './picture-banner.tsx'

/** The link to booking a Qurbani. */
export const QurbaniBanner = ({ banner }: { banner: Banner }) => (
  <div className="page mt-16 md:mt-24">
    <PictureBanner banner={banner} look="solid" className="lg:min-h-[28rem]" />
  </div>
)
