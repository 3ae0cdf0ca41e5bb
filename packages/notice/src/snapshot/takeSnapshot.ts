import { CATEGORY_TYPES, type Lang } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import { completeDesign } from '@yinyom/contracts/websites/templateDesign';
import type { LanguageTexts, TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import { fillVariables, type TextVariables } from '@yinyom/contracts/websites/textVariables';
import type { DefaultTextsIn } from '../default-texts/DefaultTexts';
import { fillGaps } from '../texts/fillGaps';
import type { Controller, Snapshot, SnapshotCookie } from './Snapshot';

/** Settings of a website that are part of what its visitors are told. */
type Settings = Pick<
  Snapshot,
  'default_language' | 'languages' | 'audience' | 'unclassified_policy' | 'unblocked_hosts' | 'own_rules'
>;

/** A cookie as its owner has it now. */
interface OwnedCookie extends SnapshotCookie {
  /** Foreign scripts that a scan saw setting it. */
  tags?: string[];
}

/** What a version is made of. */
export interface SnapshotSource {
  controller: Controller;
  settings: Settings;
  draft: Pick<Snapshot, 'design' | 'logo'> & { languages: TemplateLanguages };
  /** Categories as they take effect on the website, in the order they are shown. */
  categories: readonly Category[];
  cookies: readonly OwnedCookie[];
  /** Values for texts besides those of the controller; absent: none. */
  values?: Pick<TextVariables, 'privacy_url' | 'dpo_email'>;
  /** The product's own texts, where the owner left a gap. */
  defaultTexts: DefaultTextsIn;
}

/**
 * Takes together what a version shows. Only enabled categories are shown; a cookie whose category is switched off
 * counts as unclassified, so it is listed and stays blocked (decision D-08). Pure.
 */
export const takeSnapshot = ({
  controller,
  settings,
  draft,
  categories,
  cookies,
  values,
  defaultTexts,
}: SnapshotSource): Snapshot => {
  const shown = categories.filter(({ enabled }) => enabled);
  const shownIds = new Set(shown.map(({ id }) => id));
  const unclassified = categories.find(({ type }) => type === CATEGORY_TYPES.unclassified)?.id ?? '';
  const categoryOf = ({ category_id }: Pick<OwnedCookie, 'category_id'>): string =>
    shownIds.has(category_id) ? category_id : unclassified;
  const filled = (language: Lang) => {
    const written = draft.languages[language];
    const organization = written?.organization_name || controller.organization;
    const variables = { ...values, organization, domain: controller.domain_name };
    const defaults = defaultTexts(language)(variables);
    return fillVariables(written ? fillGaps(textsAlone(written), defaults) : defaults, variables);
  };
  const texts: TemplateLanguages = Object.fromEntries(
    settings.languages.map((language) => [language, filled(language)]),
  );
  const tags = cookies.flatMap((cookie) =>
    (cookie.tags ?? []).map((host) => ({ host, category_id: categoryOf(cookie) })),
  );
  return {
    controller,
    default_language: settings.default_language,
    languages: settings.languages,
    texts,
    design: completeDesign(draft.design),
    logo: draft.logo,
    categories: shown.map(({ id, type, title, description, gcm }) => ({
      id,
      type,
      title: { ...title, ...ownTexts(texts, id, 'title') },
      description: { ...description, ...ownTexts(texts, id, 'description') },
      gcm,
    })),
    cookies: cookies.map((cookie) => toSnapshotCookie(cookie, categoryOf(cookie))),
    audience: settings.audience,
    unclassified_policy: settings.unclassified_policy,
    ...(tags.length > 0 && { tags }),
    ...(settings.own_rules?.length && {
      own_rules: settings.own_rules.map((rule) => ({ host: rule.host, category_id: categoryOf(rule) })),
    }),
    ...(settings.unblocked_hosts?.length && { unblocked_hosts: [...settings.unblocked_hosts].sort() }),
  };
};

/** What visitors read of a language's texts: the name of the organization has its place in them. */
const textsAlone = ({ organization_name: _, ...texts }: LanguageTexts): LanguageTexts => texts;

/** Texts of a category that the banner itself gives, per language. */
const ownTexts = (texts: TemplateLanguages, id: string, part: 'title' | 'description') =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { categories }]) => {
      const text = categories[id]?.[part];
      return text ? [[language, text]] : [];
    }),
  );

const toSnapshotCookie = (cookie: OwnedCookie, categoryId: string): SnapshotCookie => ({
  category_id: categoryId,
  name: cookie.name,
  match: cookie.match,
  provider: cookie.provider,
  ...(cookie.domain && { domain: cookie.domain }),
  purpose: cookie.purpose,
  expiry: cookie.expiry,
  type: cookie.type,
});
