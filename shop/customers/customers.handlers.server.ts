import { answerAskForProof, answerChangeEmail } from './account/change-email.server.ts'
import { answerChangePassword } from './account/change-password.server.ts'
import {
  answerAddCustomerNote,
  answerDeleteCustomerNote,
  answerSetPriority,
} from './account/customer-notes.server.ts'
import {
  answerRemoveCustomerPicture,
  answerUploadCustomerPicture,
} from './account/customer-picture.server.ts'
import {
  answerFindAllCustomerTypes,
  answerFindProfile,
  answerSearchByCustomerLogin,
} from './account/find-customers.server.ts'
import { answerProveEmail } from './account/prove-email.server.ts'
import { answerRegister, answerSaveCustomer } from './account/register.server.ts'
import { answerSendSms } from './account/send-sms.server.ts'
import { answerSaveAddress, answerUpdateCustomer } from './account/update-customer.server.ts'
import {
  answerRemoveSecondFactor,
  answerRenewRecoveryCodes,
} from './second-factor/remove-second-factor.server.ts'
import {
  answerRequireSecondFactor,
  answerResetSecondFactor,
} from './second-factor/reset-second-factor.server.ts'
import {
  answerBeginSecondFactor,
  answerConfirmSecondFactor,
  answerFindSecondFactor,
} from './second-factor/set-up-second-factor.server.ts'
import { answerAuthenticateCustomer, answerAuthenticateUser } from './sign-in/authenticate.server.ts'
import { answerMailSignInCode } from './sign-in/mail-sign-in-code.server.ts'
import { answerForgotPassword, answerResetPassword } from './sign-in/reset-password.server.ts'
import { answerSignOut, answerSignOutEverywhere } from './sign-in/sign-out.server.ts'
import { answerBecomeOwner } from './staff/become-owner.server.ts'
import { answerGiveRole, answerTakeRole } from './staff/change-roles.server.ts'
import { answerFindAudit } from './staff/find-audit.server.ts'
import { answerFindInvitations, answerFindStaff } from './staff/find-staff.server.ts'
import { answerInviteStaff, answerWithdrawInvitation } from './staff/invite-staff.server.ts'
import { answerFindInvitation, answerJoinStaff } from './staff/join-staff.server.ts'

/** The handlers of every customer call. */
export const customersHandlers = [
  answerRegister,
  answerAuthenticateUser,
  answerAuthenticateCustomer,
  answerMailSignInCode,
  answerSignOut,
  answerSignOutEverywhere,
  answerChangePassword,
  answerChangeEmail,
  answerAskForProof,
  answerProveEmail,
  answerForgotPassword,
  answerResetPassword,
  answerSaveCustomer,
  answerFindProfile,
  answerUpdateCustomer,
  answerSaveAddress,
  answerUploadCustomerPicture,
  answerRemoveCustomerPicture,
  answerFindAllCustomerTypes,
  answerSearchByCustomerLogin,
  answerSendSms,
  answerFindSecondFactor,
  answerBeginSecondFactor,
  answerConfirmSecondFactor,
  answerRemoveSecondFactor,
  answerRenewRecoveryCodes,
  answerBecomeOwner,
  answerFindInvitation,
  answerJoinStaff,
  answerFindStaff,
  answerFindInvitations,
  answerGiveRole,
  answerTakeRole,
  answerInviteStaff,
  answerWithdrawInvitation,
  answerResetSecondFactor,
  answerRequireSecondFactor,
  answerFindAudit,
  answerAddCustomerNote,
  answerDeleteCustomerNote,
  answerSetPriority,
] as const
