import { listScans } from '@yinyom/contracts/scanner/scan';
import { getApplication } from '@yinyom/contracts/websites/application';
import { listSiteCategories } from '@yinyom/contracts/websites/category';
import { listCookies } from '@yinyom/contracts/websites/cookie';
import { getReview } from '@yinyom/contracts/websites/review';
import { getServerSecret } from '@yinyom/contracts/websites/serverSecret';
import { getTemplate, listTemplateVersions } from '@yinyom/contracts/websites/template';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { remote } from '../remote';
import {
  APPLICATION_ID,
  ORGANIZATION_ID,
  sampleApplication,
  sampleCategory,
  samplePage,
  sampleReview,
  sampleTemplate,
} from './sampleData';

/** A platform that knows one verified website with its template, categories and no cookies, for tests. */
export const websitePlatform = () => {
  // jsdom lays nothing out, so nothing ever changes its size.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const gateway = fakeGateway();
  gateway.answer(getApplication, sampleApplication({ verification: 'verified' }));
  gateway.answer(getTemplate, sampleTemplate());
  gateway.answer(listSiteCategories, samplePage([sampleCategory(1), sampleCategory(3, { cookie_count: 1 })]));
  gateway.answer(listCookies, samplePage([]));
  gateway.answer(listScans, samplePage([]));
  gateway.answer(listTemplateVersions, samplePage([]));
  gateway.answer(getReview, sampleReview());
  gateway.answer(getServerSecret, { made_at: null, old_secret_until: null });
  return gateway;
};

/** Opens a section of that website in English, as a member unless told otherwise. */
export const openWebsite = (section: string, role: 10 | 1000 = 10) =>
  renderRemote(remote, {
    path: `/websites/${APPLICATION_ID}?section=${section}`,
    lang: 'en',
    session: { organizationId: ORGANIZATION_ID, role },
  });
