import type { EditFormOf } from '../forms/use-edit-form.ts'
import type { PartnerDraft } from './partner-draft.rules.ts'

/** The props of the parts of a partner's form. */
export type OfPartner = { form: EditFormOf<PartnerDraft>['form'] }
