import { m } from '../../messages/m.ts'

/** The sections of the settings, each with its own address; the first is the start page. `ofBranch`: each branch has its own. */
export const settingsPlaces = [
  { path: '', name: m.office_settings_shop, text: m.office_settings_shop_text },
  { path: 'branches', name: m.office_settings_branches, text: m.office_settings_branches_text },
  { path: 'hours', name: m.office_settings_hours, text: m.office_settings_hours_text, ofBranch: true },
  { path: 'windows', name: m.office_windows_title, text: m.office_windows_place_text, ofBranch: true },
  {
    path: 'delivery',
    name: m.office_settings_delivery,
    text: m.office_settings_delivery_text,
    ofBranch: true,
  },
  { path: 'taxes', name: m.office_settings_taxes, text: m.office_settings_taxes_text },
  { path: 'money', name: m.office_settings_money, text: m.office_settings_money_text },
  { path: 'labels', name: m.office_labels, text: m.office_labels_text },
  { path: 'messages', name: m.office_settings_messages, text: m.office_settings_messages_text },
  { path: 'looks', name: m.office_settings_looks, text: m.office_settings_looks_text },
  { path: 'safety', name: m.office_settings_safety, text: m.office_settings_safety_text },
] as const

/** A section of the settings. */
export type SettingsPlace = (typeof settingsPlaces)[number]
/** The path of a section. */
export type SettingsPath = SettingsPlace['path']

/** Returns the sections that a person sees: one who works for some branches alone, only those that each branch has. */
export const placesFor = (branches: readonly number[] | null | undefined): SettingsPlace[] =>
  settingsPlaces.filter(place => !branches || 'ofBranch' in place)
