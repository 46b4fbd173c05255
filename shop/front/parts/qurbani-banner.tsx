import { m } from '../../messages/m.ts'
import { homePicture } from './home-pictures.ts'
import { PictureBanner } from './picture-banner.tsx'

/** Leads to the booking of a Qurbani. */
export function QurbaniBanner() {
  const banner = {
    picture: homePicture('banner-qurbani'),
    kicker: m.front_qurbani_kicker(),
    title: m.front_qurbani_title(),
    text: m.front_qurbani_text(),
    action: m.front_qurbani_action(),
    address: '/qurbani',
  }
  return (
    <div className="page mt-16 md:mt-24">
      <PictureBanner banner={banner} look="solid" className="lg:aspect-[8/3]" />
    </div>
  )
}
