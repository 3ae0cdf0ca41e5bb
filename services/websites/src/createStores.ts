import type { Connection } from 'mongoose';
import { createApplicationStore } from './application/application.store';
import { createBlockRuleStore } from './block-rule/blockRule.store';
import { createBulkActionStore } from './bulk/bulkAction.store';
import { createCategoryStore } from './category/category.store';
import { createCookieStore } from './cookie/cookie.store';
import { createGroupPublicationStore } from './group-publication/groupPublication.store';
import { createGroupStore } from './inheritance/group.store';
import { createGroupVersionStore } from './inheritance/groupVersion.store';
import { createInheritedParts } from './inheritance/inheritedSections';
import { createWebsitePlaceStore } from './group/websitePlace.store';
import { createImportStore } from './imports/import.store';
import { createHealthStore, type HealthStore } from './compliance/health.store';
import { markingDrafts, markingLooks } from './compliance/markingHealth';
import { createLinkedNoticeStore } from './privacy-look/linkedNotice.store';
import { createLookStore } from './privacy-look/look.store';
import { createLogoStore } from './logo/logo.store';
import { createPortfolioStore } from './portfolio/portfolio.store';
import { createPolicyDraftStore } from './policy/policyDraft.store';
import { createPolicyVersionStore } from './policy/policyVersion.store';
import { createPrivacyFileStore } from './privacy-file/privacyFile.store';
import { createCounters } from '@yinyom/service-kit/database/createCounters';
import { createProposalStore } from './proposal/proposal.store';
import { createUnagreedStore } from './proposal/unagreed.store';
import { createPublicationStore } from './publish/publication.store';
import { createVersionStore } from './publish/version.store';
import { createRemarkStore } from './review/remark.store';
import { createReviewStore } from './review/review.store';
import { createServerSecretStore } from './server-secret/serverSecret.store';
import { createUndoStore } from './reassign/undo.store';
import { createFontStore } from './font/font.store';
import { createDecisionStore } from './found-cookies/decision.store';
import { createDraftStore } from './template/draft.store';
import { createAttemptStore } from './verification/attempt.store';

const allStores = (connection: Connection, health: HealthStore) => ({
  applications: createApplicationStore(connection),
  blocking: createBlockRuleStore(connection),
  bulkActions: createBulkActionStore(connection),
  categories: createCategoryStore(connection),
  cookies: createCookieStore(connection),
  decisionRecords: createDecisionStore(connection),
  drafts: markingDrafts(createDraftStore(connection), health),
  fonts: createFontStore(connection),
  groups: createGroupStore(connection),
  groupVersions: createGroupVersionStore(connection),
  groupPublications: createGroupPublicationStore(connection),
  health,
  imports: createImportStore(connection),
  logos: createLogoStore(connection),
  places: createWebsitePlaceStore(connection),
  portfolio: createPortfolioStore(connection),
  policyDrafts: createPolicyDraftStore(connection),
  policyVersions: createPolicyVersionStore(connection),
  privacyLooks: markingLooks(createLookStore(connection), health),
  linkedNotices: createLinkedNoticeStore(connection),
  privacyFiles: createPrivacyFileStore(connection),
  proposals: createProposalStore(connection),
  publications: createPublicationStore(connection),
  reportCounters: createCounters(connection, 'report_counters'),
  remarks: createRemarkStore(connection),
  reviews: createReviewStore(connection),
  serverSecrets: createServerSecretStore(connection),
  unagreedReports: createUnagreedStore(connection),
  undos: createUndoStore(connection),
  verificationAttempts: createAttemptStore(connection),
  versions: createVersionStore(connection),
});

/** Every store of the service on its database, and what is read of them to know what came from groups. */
export const createStores = (connection: Connection) => {
  const stores = allStores(connection, createHealthStore(connection));
  return { ...stores, inheritedParts: createInheritedParts(stores.groupVersions) };
};
export type Stores = ReturnType<typeof createStores>;
