import type { AnyEndpoint } from '../endpoint';
import { changeEmail, changePassword, getMe, updateMe } from './account';
import { createApiKey, listApiKeys, removeApiKey, rotateApiKey, updateApiKey } from './apiKeys';
import { listAuditLog } from './auditLog';
import {
  acceptAgreement,
  getAgreement,
  getAgreementFile,
  getAgreementText,
  getOrganizationAgreement,
  getOrganizationAgreementFile,
} from './agreement';
import { cancelClosing, closeAccount, closeOrganization } from './closing';
import { removeSampleData } from './sampleData';
import { getCaptcha, login } from './guest';
import { confirmSignup, lookAtConfirmation, resendConfirmation, signup } from './signup';
import { forgotPassword, resetPassword, setPassword } from './newPassword';
import {
  acceptInvitation,
  createOrganization,
  declineInvitation,
  getOrganization,
  listMyOrganizations,
  updateOrganization,
} from './organizations';
import {
  addOrganizationUser,
  listOrganizationUsers,
  removeOrganizationUser,
  resendInvitation,
  updateOrganizationUser,
} from './organizationUsers';
import { getPartnerDomains, setPartnerDomains } from './partnerDomains';
import {
  addSecurityKey,
  listSecurityKeys,
  loginWithKey,
  removeSecurityKey,
  renameSecurityKey,
  requestKeyLogin,
  requestSecurityKey,
} from './securityKeys';
import { listSessions, logOut, refreshToken, revokeSession } from './sessions';
import {
  confirmTwoFactor,
  disableTwoFactor,
  loginTwoFactor,
  renewRecoveryCodes,
  requestTwoFactor,
} from './twoFactor';
import { showUnsubscribe, unsubscribe } from './weeklyMail';

/** Every call that the identity service answers. */
export const identityEndpoints: readonly AnyEndpoint[] = [
  login,
  signup,
  resendConfirmation,
  lookAtConfirmation,
  confirmSignup,
  setPassword,
  forgotPassword,
  resetPassword,
  getCaptcha,
  loginTwoFactor,
  requestKeyLogin,
  loginWithKey,
  refreshToken,
  logOut,
  getMe,
  updateMe,
  changeEmail,
  changePassword,
  requestTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  listSecurityKeys,
  requestSecurityKey,
  addSecurityKey,
  renameSecurityKey,
  removeSecurityKey,
  listSessions,
  revokeSession,
  listMyOrganizations,
  createOrganization,
  getOrganization,
  updateOrganization,
  getPartnerDomains,
  setPartnerDomains,
  listOrganizationUsers,
  addOrganizationUser,
  updateOrganizationUser,
  removeOrganizationUser,
  resendInvitation,
  acceptInvitation,
  declineInvitation,
  listAuditLog,
  listApiKeys,
  createApiKey,
  updateApiKey,
  removeApiKey,
  rotateApiKey,
  closeAccount,
  closeOrganization,
  removeSampleData,
  cancelClosing,
  getAgreement,
  getAgreementText,
  getAgreementFile,
  getOrganizationAgreement,
  acceptAgreement,
  getOrganizationAgreementFile,
  showUnsubscribe,
  unsubscribe,
];
