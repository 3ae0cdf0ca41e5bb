import type { MessageCode } from '../messages/MessageCode';

type Codes = Partial<Record<401 | 403 | 404 | 409 | 410 | 412, readonly MessageCode[]>>;

const PUBLIC_FILE: Codes = { 410: ['site_gone'] };
const OWN_RECORD: Codes = { 403: ['origin_not_allowed'], 410: ['site_gone'] };
const SAVED_CATEGORY = { 409: ['category_locked', 'category_limit', 'duplicate_title'] } as const;
const INHERITED: Codes = { 409: ['section_inherited'] };
const PLACED_GROUP: readonly MessageCode[] = ['group_levels', 'duplicate_group_name'];
const SECOND_FACTOR: Codes = { 401: ['otp_token_invalid'] };

/**
 * Failures of a call by its name that its declaration does not entail: what the state of a resource or the proof in a body
 * rules out. `npm run test:fuzz` finds a status that is missing here.
 */
export const OWN_FAILURES: Readonly<Record<string, Codes>> = {
  getErasureCertificate: { 409: ['state_not_allowed', 'no_task_done'] },
  getErasureCertificatePdf: { 409: ['state_not_allowed', 'no_task_done'] },
  createProcessingActivity: { 409: ['paper_full'] },
  updateProcessingActivity: { 409: ['paper_full'] },
  refreshProcessingActivities: { 409: ['paper_full'], 412: ['version_conflict'] },
  createIncident: { 409: ['paper_full'] },
  updateIncident: { 409: ['incident_closed', 'incident_step_missing', 'incident_full'] },
  addIncidentEntry: {
    409: ['incident_closed', 'incident_step_missing', 'incident_full'],
    412: ['version_conflict'],
  },
  login: { 403: ['email_not_verified'] },
  loginTwoFactor: SECOND_FACTOR,
  requestKeyLogin: SECOND_FACTOR,
  loginWithKey: SECOND_FACTOR,
  refreshToken: { 401: ['refresh_invalid', 'refresh_reused'], 409: ['refresh_raced'] },
  updateMe: { 403: ['directory_user'] },
  changeEmail: { 403: ['directory_user'] },
  changePassword: { 403: ['directory_user'] },
  closeAccount: { 409: ['last_admin_of'] },
  requestTwoFactor: { 403: ['reauth_required'], 409: ['two_fa_enabled'] },
  confirmTwoFactor: { 409: ['two_fa_enabled', 'no_pending_secret'] },
  disableTwoFactor: { 403: ['two_fa_required_by_organization'], 409: ['two_fa_not_enabled'] },
  renewRecoveryCodes: { 409: ['two_fa_not_enabled'] },
  requestSecurityKey: { 409: ['security_keys_full'] },
  addSecurityKey: { 409: ['security_keys_full', 'security_key_known'] },
  removeSecurityKey: { 403: ['two_fa_required_by_organization', 'security_key_required'] },
  createOrganization: { 403: ['email_not_verified'], 409: ['too_many_organizations'] },
  updateOrganization: { 409: ['two_fa_not_enabled'] },
  addOrganizationUser: { 409: ['already_member', 'conflict'] },
  updateOrganizationUser: { 409: ['self_role_change', 'last_admin', 'profile_not_editable', 'conflict'] },
  removeOrganizationUser: { 409: ['last_admin'] },
  resendInvitation: { 409: ['invitation_not_pending'] },
  acceptInvitation: {
    403: ['email_domain_mismatch', 'external_admin', 'email_not_verified'],
    409: ['invitation_not_pending'],
  },
  decideAgentConfirmation: { 403: ['forbidden'], 409: ['agent_confirmation_over'] },
  createApiKey: { 409: ['api_keys_full'] },
  rotateApiKey: { 409: ['conflict'] },
  updateApiKey: { 409: ['conflict'] },
  acceptAgreement: { 409: ['agreement_changed'] },
  removeSampleData: { 409: ['sample_data_unfinished'] },
  cancelClosing: { 409: ['closing_not_ordered'] },

  updateSubjectRequest: { 409: ['state_not_allowed', 'request_closed'] },
  assignSubjectRequest: { 409: ['request_closed', 'assignee_not_allowed'] },
  addRequestNote: { 409: ['request_full'] },
  addRequestTask: { 409: ['request_closed', 'request_full', 'assignee_not_allowed'] },
  updateRequestTask: { 409: ['request_closed', 'assignee_not_allowed'] },
  removeRequestTask: { 409: ['request_closed', 'conflict'] },
  answerSubjectRequest: {
    409: ['state_not_allowed', 'request_closed', 'request_full', 'identity_not_checked'],
  },
  rejectSubjectRequest: { 409: ['state_not_allowed', 'request_closed'] },
  completeSubjectRequest: {
    409: ['state_not_allowed', 'request_closed', 'tasks_open', 'identity_not_checked'],
  },
  saveRequestSettings: { 409: ['assignee_not_allowed'] },

  createApplication: { 403: ['plan_limit'], 409: ['duplicate_domain'] },
  updateApplication: { 409: ['duplicate_domain', 'language_in_use', 'section_inherited'] },
  saveTemplate: { 409: ['reconsent_required', 'section_inherited'] },
  restoreTemplateVersion: INHERITED,
  saveTemplateLogo: INHERITED,
  deleteTemplateLogo: INHERITED,
  switchBlockRule: INHERITED,
  removeBlockRule: INHERITED,
  savePolicy: { 409: ['site_unpublished', 'reconsent_required', 'section_inherited'] },
  addReviewRemark: { 409: ['review_outdated', 'remarks_full'] },
  signReview: { 409: ['review_outdated', 'already_reviewed'] },
  addBlockRule: { 409: ['too_many_block_rules', 'section_inherited'] },
  createCookie: { 409: ['duplicate_cookie', 'section_inherited'] },
  updateCookie: { 409: ['duplicate_cookie', 'section_inherited'] },
  createCategory: SAVED_CATEGORY,
  updateCategory: SAVED_CATEGORY,
  updateSiteCategory: { 409: [...SAVED_CATEGORY[409], 'section_inherited'] },
  enableCategory: { 409: ['category_locked'] },
  deleteCategory: { 409: ['category_locked', 'conflict'] },
  reassignCookies: { 409: ['conflict'] },
  applyImport: { 403: ['categories_of_organization'], 409: ['import_done', 'conflict', 'section_inherited'] },
  undoImport: { 409: ['undo_expired', 'conflict'] },

  createGroup: { 409: ['group_limit', ...PLACED_GROUP] },
  updateGroup: { 409: [...PLACED_GROUP, 'publication_running'] },
  deleteGroup: { 409: ['duplicate_group_name', 'publication_running'] },
  getGroupLogo: { 404: ['no_logo'] },
  publishGroup: { 409: ['plan_stale', 'publication_running'] },
  takeInheritance: { 409: ['plan_stale', 'conflict'] },

  getSiteConfig: PUBLIC_FILE,
  getPublicLogo: { 404: ['no_logo'], ...PUBLIC_FILE },
  getPublicFont: PUBLIC_FILE,
  getPublicPrivacyFile: PUBLIC_FILE,
  getDeclaration: { 404: ['site_unpublished'], ...PUBLIC_FILE },
  getDeclarationPage: { 404: ['site_unpublished'], ...PUBLIC_FILE },
  getPolicyPage: { 404: ['site_unpublished'], ...PUBLIC_FILE },
  reportDiscovery: { 403: ['origin_not_allowed'], 409: ['site_unpublished'], 410: ['site_gone'] },

  recordConsent: {
    403: ['origin_not_allowed'],
    409: ['event_conflict', 'site_disabled', 'site_unpublished'],
    410: ['site_gone'],
  },
  recordServed: OWN_RECORD,
  getOwnConsent: OWN_RECORD,
  eraseOwnIdentifiers: OWN_RECORD,
  getOwnToken: OWN_RECORD,
  getOwnReceipt: OWN_RECORD,
  getOwnReceiptLd: OWN_RECORD,
  createExport: { 409: ['export_limit'] },
  getMonthlyReportPdf: { 409: ['export_limit'] },
  downloadExport: { 409: ['export_not_ready'], 410: ['export_expired'] },

  startScan: { 409: ['scan_in_progress'] },
  cancelScan: { 409: ['scan_finished'] },
  allowFinding: { 409: ['too_many_allowed'] },
  switchLeakWatch: { 409: ['leak_watch_unverified', 'leak_watch_agreement'] },
  decideLeakFinding: { 409: ['leak_finding_removed'] },

  updateAlert: { 409: ['alert_resolved'] },
  updateWebhook: { 409: ['webhook_off'] },
  testWebhook: { 409: ['webhook_off'] },
  resendDelivery: { 409: ['webhook_off'] },
  resendDeliveries: { 409: ['webhook_off'] },
};
