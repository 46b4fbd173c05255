import { m } from '../../messages/m.ts'
import type { Prayer, PrayerMethod } from '../../settings/choices.ts'

/** The names of the prayers. */
export const prayerNames: Record<Prayer, () => string> = {
  FAJR: m.office_settings_prayer_fajr,
  DHUHR: m.office_settings_prayer_dhuhr,
  ASR: m.office_settings_prayer_asr,
  MAGHRIB: m.office_settings_prayer_maghrib,
  ISHA: m.office_settings_prayer_isha,
}

/** The authorities behind the methods. */
export const prayerMethodNames: Record<PrayerMethod, () => string> = {
  MuslimWorldLeague: m.office_settings_method_league,
  Egyptian: m.office_settings_method_egypt,
  Karachi: m.office_settings_method_karachi,
  UmmAlQura: m.office_settings_method_makkah,
  Dubai: m.office_settings_method_dubai,
  MoonsightingCommittee: m.office_settings_method_moonsighting,
  NorthAmerica: m.office_settings_method_america,
  Kuwait: m.office_settings_method_kuwait,
  Qatar: m.office_settings_method_qatar,
  Singapore: m.office_settings_method_singapore,
  Tehran: m.office_settings_method_tehran,
  Turkey: m.office_settings_method_turkey,
}

/** The shadows at which Asr begins. */
export const asrShadowNames = {
  ONE: m.office_settings_shadow_one,
  TWO: m.office_settings_shadow_two,
} as const
