import { Types } from 'mongoose';
import { signUpForm } from './signUpForm';
import { createSoftKey } from './softKey';
import type { Stranger } from './unprovenMailbox';

export const twice = (password: string) => ({ password, password_confirmation: password });
export const CHOSEN = 'Rice-Field-84';
const RP = { id: 'console.example.ac.th', name: 'Yinyom' };
const strayKey = createSoftKey(`https://${RP.id}`);
type Sending = {
  params?: Record<string, string>;
  body?: object;
  form?: Record<string, string>;
  asAdmin?: boolean;
};

/** Every call that changes something, as a stranger would try it; guessed tokens stand for the mailed ones. */
export const TRIES: Record<string, (known: Stranger) => Sending> = {
  login: ({ email, password }) => ({ body: { email, password } }),
  signup: ({ email }) => ({
    form: signUpForm({ organization_name: 'Takers', email, password: CHOSEN }),
  }),
  resendConfirmation: ({ email }) => ({ body: { email } }),
  lookAtConfirmation: () => ({ body: { token: 'guessed' } }),
  confirmSignup: ({ password }) => ({ body: { token: 'guessed', password } }),
  setPassword: () => ({ body: { token: 'guessed', ...twice(CHOSEN) } }),
  forgotPassword: ({ email }) => ({ body: { email } }),
  resetPassword: () => ({ body: { token: 'guessed', ...twice(CHOSEN) } }),
  unsubscribe: () => ({ params: { token: 'guessed' }, form: {} }),
  loginTwoFactor: () => ({ body: { code: '123456' } }),
  requestKeyLogin: () => ({ body: {} }),
  loginWithKey: () => ({ body: { credential: strayKey.use({ challenge: 'AA', rpId: RP.id }) } }),
  requestSecurityKey: ({ password }) => ({ body: { password } }),
  addSecurityKey: () => ({
    body: { name: 'Key', credential: strayKey.create({ challenge: 'AA', rp: RP }) },
  }),
  renameSecurityKey: () => ({ body: { name: 'Key' } }),
  removeSecurityKey: ({ password }) => ({ body: { password } }),
  refreshToken: () => ({ body: { refresh_token: 'guessed' } }),
  logOut: () => ({ body: {} }),
  updateMe: () => ({ body: { first_name: 'Else' } }),
  changePassword: ({ password }) => ({ body: { old_password: password, new_password: CHOSEN } }),
  changeEmail: ({ email, password }) => ({ body: { email: email.replace('@', '.b@'), password } }),
  requestTwoFactor: () => ({ body: {} }),
  confirmTwoFactor: () => ({ body: { code: '123456' } }),
  disableTwoFactor: ({ password }) => ({ body: { password, code: '123456' } }),
  renewRecoveryCodes: ({ password }) => ({ body: { password, code: '123456' } }),
  revokeSession: () => ({ params: { id: new Types.ObjectId().toHexString() } }),
  createOrganization: () => ({ body: { name: 'Taken', accept_dpa: true, dpa_sha256: 'a'.repeat(64) } }),
  updateOrganization: ({ organization }) => ({ params: { id: organization.id }, body: { name: 'Taken' } }),
  setPartnerDomains: ({ organization }) => ({
    params: { id: organization.id },
    body: { domains: ['gmx.example.com'] },
  }),
  acceptInvitation: ({ invitationId }) => ({ params: { id: invitationId }, body: {} }),
  declineInvitation: ({ invitationId }) => ({ params: { id: invitationId }, body: {} }),
  addOrganizationUser: ({ organization, email }) => ({
    params: { id: organization.id },
    body: { email, first_name: 'A', last_name: 'B', role: 1000, password: CHOSEN },
    asAdmin: true,
  }),
  updateOrganizationUser: ({ organization, userId }) => ({
    params: { id: organization.id, userId },
    body: { role: 1000, status: 'active' },
    asAdmin: true,
  }),
  resendInvitation: ({ organization, userId }) => ({
    params: { id: organization.id, userId },
    body: {},
    asAdmin: true,
  }),
  removeOrganizationUser: ({ organization, userId }) => ({
    params: { id: organization.id, userId },
    asAdmin: true,
  }),
  acceptAgreement: ({ organization }) => ({ params: { id: organization.id }, body: {} }),
  closeAccount: ({ email, password }) => ({ body: { confirm: `${email}x`, password } }),
  removeSampleData: ({ organization }) => ({ params: { id: organization.id } }),
  createApiKey: ({ organization }) => ({
    params: { id: organization.id },
    body: { name: 'Key', scopes: ['users:write'] },
  }),
  updateApiKey: ({ organization }) => ({ params: { id: organization.id }, body: { name: 'Taken' } }),
  rotateApiKey: ({ organization }) => ({ params: { id: organization.id }, body: {} }),
  removeApiKey: ({ organization }) => ({ params: { id: organization.id } }),
  decideAgentConfirmation: ({ organization }) => ({
    params: { id: organization.id },
    body: { decision: 'approve' },
  }),
  saveBrand: ({ organization }) => ({ params: { id: organization.id }, body: { name: 'Taken' } }),
  deleteBrand: ({ organization }) => ({ params: { id: organization.id } }),
  saveBrandLogo: ({ organization }) => ({ params: { id: organization.id, scheme: 'light' }, body: {} }),
  deleteBrandLogo: ({ organization }) => ({ params: { id: organization.id, scheme: 'light' } }),
  cancelClosing: ({ organization }) => ({ params: { id: organization.id }, body: {} }),
  closeOrganization: ({ organization, password }) => ({
    params: { id: organization.id },
    body: { confirm: organization.name, password },
  }),
};
