import type { AnyEndpoint } from '../endpoint';
import {
  createApplication,
  deleteApplication,
  disableApplication,
  getApplication,
  listApplications,
  updateApplication,
} from './application';
import { applyImport, createImport, getImport, listImports, undoImport } from './imports';
import { mailInstructions } from './instructions';
import { addBlockRule, listBlockRules, removeBlockRule, switchBlockRule } from './blockRule';
import {
  createCategory,
  deleteCategory,
  enableCategory,
  getCategory,
  listCategories,
  listSiteCategories,
  updateCategory,
  updateSiteCategory,
} from './category';
import { createCookie, deleteCookie, getCookie, listCookies, updateCookie } from './cookie';
import { getDeclaration, getDeclarationPage } from './declaration';
import { getPolicy, getPolicyPage, listPolicyVersions, savePolicy } from './policy';
import { deletePrivacyFile, savePrivacyFile } from './privacyFile';
import { decideProposals, listProposals } from './proposal';
import { getPublicFont, getPublicLogo, getPublicPrivacyFile, getSiteConfig } from './publicSite';
import { getReview, listReviewWebsites, signReview } from './review';
import { listOrganizationReassign, listReassign, reassignCookies } from './reassign';
import { getServerSecret, makeServerSecret, removeServerSecret } from './serverSecret';
import { getTemplate, listTemplateVersions, restoreTemplateVersion, saveTemplate } from './template';
import { saveTemplateFont } from './templateFont';
import { deleteTemplateLogo, getTemplateLogo, saveTemplateLogo } from './templateLogo';
import { verifyApplication } from './verification';

/** Every call that the websites service answers. */
export const websitesEndpoints: readonly AnyEndpoint[] = [
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
  getTemplateLogo,
  saveTemplateLogo,
  deleteTemplateLogo,
  saveTemplateFont,
  getPolicy,
  savePolicy,
  listPolicyVersions,
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
  listReviewWebsites,
  getReview,
  signReview,
  getSiteConfig,
  getDeclaration,
  getDeclarationPage,
  getPolicyPage,
  getPublicLogo,
  getPublicFont,
  getPublicPrivacyFile,
];
