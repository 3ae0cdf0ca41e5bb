import type { Router } from 'express';
import { DEFAULT_LANGUAGE } from '@yinyom/contracts/constants';
import { getPolicyPage, type PolicyDocument } from '@yinyom/contracts/websites/policy';
import { notFound } from '@yinyom/service-kit/AppError';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { PolicyVersionStore } from '../policy/policyVersion.store';
import type { OpenSite } from '../public-site/openSite';
import { answerPreflight, openToAll, sendDocument } from '../public-site/sendPublic';
import { PAGE_POLICY } from './pageStyle';
import { policyPage } from './policyPage';

interface Parts {
  openSite: OpenSite;
  versions: Pick<PolicyVersionStore, 'byNumber'>;
}

/** A version never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Published policies, each at an address of its own for as long as the website is here. */
export const bindPolicyPage = (bind: RouteBinder, router: Router, { openSite, versions }: Parts): void => {
  router.options(getPolicyPage.path, answerPreflight);
  bind(getPolicyPage, async ({ params, query, req, res }) => {
    openToAll(res);
    const { live, applicationId } = await openSite(params.site_key);
    const version = await versions.byNumber(applicationId, Number(params.version));
    const language = query.lang ?? live?.payload.config.default_language ?? DEFAULT_LANGUAGE;
    const text = version?.documents[language];
    if (!version || text === undefined) throw notFound();
    res.setHeader('Content-Security-Policy', PAGE_POLICY);
    res.removeHeader('X-Frame-Options');
    return sendDocument(req, res, {
      text: policyPage(JSON.parse(text) as PolicyDocument, version.published_at),
      type: 'html',
      tag: version.policy_sha256[language],
      cache: FOR_EVER,
    });
  });
};
