import { verifyConsentLogs, listConsentLogs, getConsentLog } from '@yinyom/contracts/consents/consentLogs';
import { getConsentsDailyReport, getConsentLogsDailyReport } from '@yinyom/contracts/consents/dailyReport';
import {
  getChangedDays,
  getDayRecord,
  getDayRecordPdf,
  getServedNotice,
} from '@yinyom/contracts/days/dayRecord';
import {
  createExport,
  listExports,
  getExport,
  deleteExport,
  downloadExport,
} from '@yinyom/contracts/consents/exports';
import { listConsents, getConsent, getConsentState } from '@yinyom/contracts/consents/listConsents';
import { getMonthlyReport, getMonthlyReportPdf } from '@yinyom/contracts/consents/monthlyReport';
import { getWebsiteOverview, listWebsiteOverviews } from '@yinyom/contracts/consents/overview';
import { listPortfolio, getPortfolioCsv } from '@yinyom/contracts/consents/portfolio';
import { getConsentReceipt, getConsentReceiptLd } from '@yinyom/contracts/consents/consentReceipt';
import { getConsentProof } from '@yinyom/contracts/consents/proof';
import { getRefusedAlone } from '@yinyom/contracts/consents/refusedAlone';
import { getApplicationSummary } from '@yinyom/contracts/consents/summary';
import {
  createGroup,
  deleteGroup,
  deleteGroupLogo,
  getGroup,
  getGroupLogo,
  getGroupVersion,
  listGroups,
  listGroupVersions,
  saveGroupDraft,
  saveGroupLogo,
  updateGroup,
} from '@yinyom/contracts/groups/group';
import {
  getGroupPublication,
  getPublicationCsv,
  listGroupPublications,
  listPublicationRows,
  publishGroup,
  steerGroupPublication,
} from '@yinyom/contracts/groups/groupPublication';
import {
  compareInheritance,
  getInheritance,
  keepSections,
  moveApplication,
  takeInheritance,
} from '@yinyom/contracts/groups/inheritance';
import { listAuditLog } from '@yinyom/contracts/identity/auditLog';
import {
  listOrganizationUsers,
  addOrganizationUser,
  updateOrganizationUser,
  removeOrganizationUser,
  resendInvitation,
} from '@yinyom/contracts/identity/organizationUsers';
import {
  listDeliveries,
  getDelivery,
  resendDelivery,
  resendDeliveries,
} from '@yinyom/contracts/notify/deliveries';
import {
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '@yinyom/contracts/notify/webhooks';
import { listAlerts, updateAlert } from '@yinyom/contracts/notify/alerts';
import {
  getAlertRules,
  getAlertSettings,
  updateAlertRules,
  updateAlertSettings,
} from '@yinyom/contracts/notify/alertSettings';
import { allowFinding, listAllowedFindings } from '@yinyom/contracts/scanner/allowedFinding';
import {
  decideLeakFinding,
  getLeakWatch,
  listLeakFindings,
  switchLeakWatch,
} from '@yinyom/contracts/scanner/leakWatch';
import { lookUpCookie } from '@yinyom/contracts/scanner/cookieLibrary';
import {
  startScan,
  listScans,
  getScan,
  watchScan,
  getScanScreenshot,
  cancelScan,
} from '@yinyom/contracts/scanner/scan';
import { getScanSchedule, saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import {
  createApplication,
  listApplications,
  getApplication,
  updateApplication,
  disableApplication,
  deleteApplication,
} from '@yinyom/contracts/websites/application';
import {
  addBlockRule,
  listBlockRules,
  removeBlockRule,
  switchBlockRule,
} from '@yinyom/contracts/websites/blockRule';
import {
  listSiteCategories,
  updateSiteCategory,
  listCategories,
  createCategory,
  getCategory,
  updateCategory,
  enableCategory,
  deleteCategory,
} from '@yinyom/contracts/websites/category';
import {
  createCookie,
  listCookies,
  getCookie,
  updateCookie,
  deleteCookie,
} from '@yinyom/contracts/websites/cookie';
import {
  createImport,
  listImports,
  getImport,
  applyImport,
  undoImport,
} from '@yinyom/contracts/websites/imports';
import { mailInstructions } from '@yinyom/contracts/websites/instructions';
import { savePrivacyFile, deletePrivacyFile } from '@yinyom/contracts/websites/privacyFile';
import { listProposals, decideProposals } from '@yinyom/contracts/websites/proposal';
import { listReassign, listOrganizationReassign, reassignCookies } from '@yinyom/contracts/websites/reassign';
import { getPolicy, listPolicyVersions, savePolicy } from '@yinyom/contracts/websites/policy';
import {
  getTemplate,
  saveTemplate,
  listTemplateVersions,
  restoreTemplateVersion,
} from '@yinyom/contracts/websites/template';
import { saveTemplateFont } from '@yinyom/contracts/websites/templateFont';
import {
  getTemplateLogo,
  saveTemplateLogo,
  deleteTemplateLogo,
} from '@yinyom/contracts/websites/templateLogo';
import {
  getServerSecret,
  makeServerSecret,
  removeServerSecret,
} from '@yinyom/contracts/websites/serverSecret';
import { verifyApplication } from '@yinyom/contracts/websites/verification';

/** Every call that takes an API key, under the name that the document of the API gives it. */
export const calls = {
  listOrganizationUsers,
  addOrganizationUser,
  updateOrganizationUser,
  removeOrganizationUser,
  resendInvitation,
  listAuditLog,
  verifyApplication,
  createApplication,
  listApplications,
  getApplication,
  updateApplication,
  disableApplication,
  deleteApplication,
  mailInstructions,
  listBlockRules,
  switchBlockRule,
  addBlockRule,
  removeBlockRule,
  getServerSecret,
  makeServerSecret,
  removeServerSecret,
  getTemplate,
  saveTemplate,
  listTemplateVersions,
  restoreTemplateVersion,
  getPolicy,
  savePolicy,
  listPolicyVersions,
  getTemplateLogo,
  saveTemplateLogo,
  deleteTemplateLogo,
  saveTemplateFont,
  savePrivacyFile,
  deletePrivacyFile,
  listSiteCategories,
  updateSiteCategory,
  listCategories,
  createCategory,
  getCategory,
  updateCategory,
  enableCategory,
  deleteCategory,
  createCookie,
  listCookies,
  getCookie,
  updateCookie,
  deleteCookie,
  listReassign,
  listOrganizationReassign,
  reassignCookies,
  createImport,
  listImports,
  getImport,
  applyImport,
  undoImport,
  listProposals,
  decideProposals,
  getApplicationSummary,
  getRefusedAlone,
  listGroups,
  createGroup,
  getGroup,
  updateGroup,
  saveGroupDraft,
  deleteGroup,
  listGroupVersions,
  getGroupVersion,
  getGroupLogo,
  saveGroupLogo,
  deleteGroupLogo,
  getInheritance,
  compareInheritance,
  takeInheritance,
  keepSections,
  moveApplication,
  publishGroup,
  listGroupPublications,
  getGroupPublication,
  listPublicationRows,
  getPublicationCsv,
  steerGroupPublication,
  getWebsiteOverview,
  listWebsiteOverviews,
  listPortfolio,
  getPortfolioCsv,
  getConsentsDailyReport,
  listConsents,
  getConsent,
  getConsentState,
  getConsentProof,
  getConsentReceipt,
  getConsentReceiptLd,
  getConsentLogsDailyReport,
  verifyConsentLogs,
  listConsentLogs,
  getConsentLog,
  getMonthlyReport,
  getMonthlyReportPdf,
  getDayRecord,
  getDayRecordPdf,
  getChangedDays,
  getServedNotice,
  createExport,
  listExports,
  getExport,
  deleteExport,
  downloadExport,
  startScan,
  listScans,
  getScan,
  watchScan,
  getScanScreenshot,
  cancelScan,
  getScanSchedule,
  saveScanSchedule,
  listAllowedFindings,
  allowFinding,
  getLeakWatch,
  switchLeakWatch,
  listLeakFindings,
  decideLeakFinding,
  lookUpCookie,
  listAlerts,
  updateAlert,
  getAlertRules,
  updateAlertRules,
  getAlertSettings,
  updateAlertSettings,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listDeliveries,
  getDelivery,
  resendDelivery,
  resendDeliveries,
};
export type Calls = typeof calls;
