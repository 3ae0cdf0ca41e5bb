import { createHash } from 'node:crypto';
import { CATEGORY_TYPES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { CONTROLLER_ANSWERS } from '@yinyom/contracts/groups/sections';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import {
  POLICY_BLOCKS,
  type Policy,
  type PolicyAnswers,
  type PolicyBlockName,
  type PolicyDocument,
  type savePolicy,
} from '@yinyom/contracts/websites/policy';
import { publicPath } from '@yinyom/notice/configuration/publicPath';
import { explainPolicyFindings, lintPolicy } from '@yinyom/notice/policy/lintPolicy';
import { toPolicyDocument } from '@yinyom/notice/policy/policyDocument';
import { foreignProvidersOf } from '@yinyom/notice/policy/providerCountries';
import { AppError, conflict } from '@yinyom/service-kit/AppError';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { hostOf } from '@yinyom/contracts/websites/domainName';
import type { Site } from '../access/Site';
import { isForeign } from '../inheritance/decisionKey';
import type { Controllers } from '../inheritance/controllers';
import { refuseOther } from '../inheritance/inheritedSections';
import type { PublicationStore } from '../publish/publication.store';
import type { Publisher } from '../publish/publisher';
import type { SiteContent } from '../publish/siteContent';
import type { PolicyVersionRecord } from './PolicyRecord';
import type { PolicyDraftStore } from './policyDraft.store';
import type { PolicyVersionStore } from './policyVersion.store';

interface Parts {
  policyDrafts: PolicyDraftStore;
  policyVersions: PolicyVersionStore;
  publications: PublicationStore;
  publisher: Publisher;
  content: SiteContent;
  controllers: Pick<Controllers, 'of'>;
  identity: Pick<IdentityClient, 'organizationRetention'>;
  /** Called when what a site's visitors get has changed. */
  changed(siteKey: string): void;
  ownOrigin: string;
}
type SaveBody = BodyOf<typeof savePolicy>;
type Documents = Record<Lang, PolicyDocument>;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Months that a first draft names where the organization chose none. */
const USUAL_MONTHS = 36;

/** What a group can give of a policy. */
const withoutController = (answers: PolicyAnswers) =>
  Object.entries(answers).filter(([name]) => !(CONTROLLER_ANSWERS as readonly string[]).includes(name));

const changedBlocks = (next: Documents, before: PolicyVersionRecord | null): PolicyBlockName[] => {
  const known = Object.values(before?.documents ?? {}).map((text) => JSON.parse(text) as PolicyDocument);
  const blockIn = (document: PolicyDocument | undefined, name: PolicyBlockName): string =>
    canonicalJson(document?.blocks.find(({ block }) => block === name) ?? null);
  return POLICY_BLOCKS.filter((name) =>
    LANGUAGES.some((each) => {
      const old = known.find(({ language }) => language === each);
      return blockIn(old, name) !== blockIn(next[each], name);
    }),
  );
};

/** Asks twelve questions and makes a cookie policy in five languages of the answers. */
export const createPolicyService = (parts: Parts) => {
  const { policyDrafts, policyVersions, publications, publisher, content, identity, changed, ownOrigin } =
    parts;
  const { controllers } = parts;

  const urlOf = (siteKey: string, version: number): string =>
    `${ownOrigin}${publicPath(siteKey)}/policy/${version}.html`;

  /** What is known already, for an owner who answers for the first time. */
  const firstAnswers = async ({ application, member }: Site): Promise<PolicyAnswers> => {
    const organization_id = member.organizationId;
    const [contact, retention] = await Promise.all([
      controllers.of(application),
      identity.organizationRetention({ organization_id }),
    ]);
    const dpo = contact?.dpo;
    return {
      controller_name: contact?.name ?? member.organizationName,
      controller_address: '',
      contact_email: contact?.contact_email ?? '',
      contact_phone: '',
      dpo_contact: dpo ? [dpo.name, dpo.email, dpo.phone].filter(Boolean).join(' · ') : '',
      necessary_ground: 'legitimate_interest',
      other_storage: true,
      refusal_effect: 'nothing',
      retention_months: retention?.months ?? USUAL_MONTHS,
      recipients: '',
      abroad: { ground: 'open', countries: [] },
      rights_contact: '',
      additions: {},
    };
  };

  const draftOf = async (site: Site): Promise<{ answers: PolicyAnswers; revision: number }> => {
    const draft = await policyDrafts.find(String(site.application._id));
    return draft ?? { answers: await firstAnswers(site), revision: 0 };
  };

  const factsOf = async ({ application }: Site) => {
    const [all, cookies] = await Promise.all([
      content.categoriesOf(application),
      content.cookiesOf(application),
    ]);
    const categories = all.filter(({ enabled }) => enabled);
    const foreign = cookies.flatMap(({ domain }) =>
      domain && isForeign(domain, application.domain_name) ? [domain.replace(/^\./, '')] : [],
    );
    const waiting = new Set(content.blockedCategoryIds(all));
    // Neither the website itself nor this platform is somebody else.
    const providers = [...new Set(cookies.map(({ provider }) => provider))]
      .filter((provider) => provider && ![hostOf(application.domain_name), 'Yinyom'].includes(provider))
      .sort();
    return {
      categories,
      providers,
      foreignProviders: foreignProvidersOf(providers),
      foreignHosts: [...new Set(foreign)].sort(),
      unclassified: cookies.filter(({ category_id }) => waiting.has(category_id)).length,
    };
  };
  type Facts = Awaited<ReturnType<typeof factsOf>>;

  const documentsOf = ({ application }: Site, answers: PolicyAnswers, facts: Facts): Documents => {
    const about = {
      host: hostOf(application.domain_name),
      declarationUrl: `${ownOrigin}${publicPath(application.site_key)}/declaration.html`,
      categories: facts.categories.filter(({ type }) => type !== CATEGORY_TYPES.unclassified),
      providers: facts.providers,
    };
    return Object.fromEntries(
      LANGUAGES.map((language) => [language, toPolicyDocument(answers, about, language)]),
    ) as Documents;
  };

  const lintOf = (
    { application }: Site,
    answers: PolicyAnswers,
    facts: Facts,
    documents: Documents,
    published: PolicyVersionRecord | null,
  ) =>
    lintPolicy({
      answers,
      documents: Object.values(documents),
      languages: application.languages,
      ...facts,
      publishedAt: published?.published_at ?? null,
      now: new Date(),
    });

  const show = async (
    site: Site,
    { answers, revision }: { answers: PolicyAnswers; revision: number },
    language: Lang,
    reader: Lang,
  ): Promise<Policy> => {
    const [facts, published] = await Promise.all([
      factsOf(site),
      policyVersions.latest(String(site.application._id)),
    ]);
    const documents = documentsOf(site, answers, facts);
    return {
      answers,
      etag: `"${revision}"`,
      published_version: published?.version ?? 0,
      published_at: published?.published_at.toISOString() ?? null,
      published_url: published ? urlOf(site.application.site_key, published.version) : null,
      preview: documents[language],
      lint: explainPolicyFindings(lintOf(site, answers, facts, documents, published), reader),
      diff: changedBlocks(documents, published),
      foreign_hosts: facts.foreignHosts,
      foreign_providers: facts.foreignProviders,
    };
  };

  /** Makes the latest version the one that decisions are recorded with, also after a process died in between. */
  const putInForce = async (site: Site, { version, policy_sha256 }: PolicyVersionRecord): Promise<void> => {
    await publications.setPolicy(String(site.application._id), { version, sha256: policy_sha256 });
    changed(site.application.site_key);
  };

  /** @throws AppError 409 before the banner's first publication, 422 lint_failed, 412 when another one was faster */
  const publish = async (site: Site, { answers, note }: SaveBody, reader: Lang): Promise<void> => {
    const applicationId = String(site.application._id);
    if (!(await publisher.current(applicationId))) throw conflict('site_unpublished');
    const [facts, before] = await Promise.all([factsOf(site), policyVersions.latest(applicationId)]);
    const documents = documentsOf(site, answers, facts);
    const errors = lintOf(site, answers, facts, documents, before).filter(
      ({ severity }) => severity === 'error',
    );
    if (errors.length > 0)
      throw new AppError(422, 'lint_failed', {
        errors: explainPolicyFindings(errors, reader).map(({ code, field = 'answers' }, index) => ({
          field,
          code: errors[index]?.code ?? 'lint_failed',
          ...(code === 'policy_category_missing' && {
            values: { names: (errors[index]?.names ?? []).join(', ') },
          }),
        })),
      });
    const diff = changedBlocks(documents, before);
    if (before && diff.length === 0) return;
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [language, canonicalJson(documents[language])]),
    );
    const added = await policyVersions.add({
      application_id: applicationId,
      version: (before?.version ?? 0) + 1,
      answers,
      documents: texts,
      policy_sha256: Object.fromEntries(Object.entries(texts).map(([each, text]) => [each, sha256(text)])),
      diff,
      ...(note && { note }),
      published_by: site.member.userId,
      published_at: new Date(),
    });
    if (!added) throw new AppError(412, 'version_conflict');
    const latest = await policyVersions.latest(applicationId);
    if (latest) await putInForce(site, latest);
  };

  return {
    /** The answers as they are now, and how many changes they have seen; those that are known where nobody saved any. */
    answersOf: draftOf,

    /**
     * Publishes answers again where a policy was published before; what speaks against it leaves the earlier version in force.
     * @returns whether the website's policy says the same as the answers now
     */
    publishAnswers: async (site: Site, answers: PolicyAnswers, reader: Lang): Promise<boolean> => {
      if (!(await policyVersions.latest(String(site.application._id)))) return false;
      try {
        await publish(site, { answers, publish: true }, reader);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return false;
        throw error;
      }
    },

    get: async (site: Site, language: Lang, reader: Lang): Promise<Policy> => {
      const latest = await policyVersions.latest(String(site.application._id));
      if (latest) await putInForce(site, latest);
      return show(site, await draftOf(site), language, reader);
    },

    /**
     * Keeps the answers and publishes them if wanted. Nothing is kept when anything is wrong, and no version is made when
     * nobody would read a difference.
     * @param revision the one that the caller saw
     * @throws AppError 412 without the present one, 422, 409, also section_inherited
     */
    save: async (
      site: Site,
      body: SaveBody,
      revision: number | undefined,
      language: Lang,
      reader: Lang,
    ): Promise<Policy> => {
      const draft = await draftOf(site);
      if (revision !== draft.revision) throw new AppError(412, 'version_conflict');
      refuseOther(
        site.application,
        'policy',
        withoutController(draft.answers),
        withoutController(body.answers),
      );
      if (body.publish) await publish(site, body, reader);
      const saved = await policyDrafts.replace(String(site.application._id), draft.revision, {
        answers: body.answers,
        updated_by: site.member.userId,
      });
      if (!saved) throw new AppError(412, 'version_conflict');
      return show(site, saved, language, reader);
    },

    listVersions: async (site: Site, page: number, limit: number) => {
      const { records, total } = await policyVersions.list(String(site.application._id), page, limit);
      return {
        entities: records.map((record) => ({
          version: record.version,
          published_at: record.published_at.toISOString(),
          published_url: urlOf(site.application.site_key, record.version),
          by: { id: record.published_by },
          ...(record.note && { note: record.note }),
          policy_sha256: record.policy_sha256,
          diff: record.diff,
        })),
        total,
      };
    },
  };
};
export type PolicyService = ReturnType<typeof createPolicyService>;
