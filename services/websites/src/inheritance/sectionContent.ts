import { INHERITABLE_SETTINGS, SECTIONS, type SectionName } from '@yinyom/contracts/groups/sections';
import type { Lang } from '@yinyom/contracts/constants';
import { ownValue } from '@yinyom/contracts/ownValue';
import { completeDesign } from '@yinyom/contracts/websites/templateDesign';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { isRecord } from '@yinyom/service-kit/isRecord';
import type { WebsiteContent } from './WebsiteContent';

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** The same cookie may be listed several times, once for each domain. */
const cookiesByKey = (cookies: WebsiteContent['cookies']): Record<string, unknown> => {
  const byKey = new Map<string, unknown[]>();
  for (const { key, category_id, purpose } of cookies)
    byKey.set(key, [...(byKey.get(key) ?? []), { category_id, purpose }]);
  return Object.fromEntries(byKey);
};

/** The content of a section in one form, whatever the order in which it was written. */
export const contentOf = (content: WebsiteContent, section: SectionName): unknown => {
  if (section.startsWith('texts.')) return content.texts[section.slice('texts.'.length) as Lang] ?? null;
  switch (section) {
    case 'design':
      return { ...completeDesign(content.design), logo: content.logo };
    case 'settings':
      return Object.fromEntries(INHERITABLE_SETTINGS.map((name) => [name, content.settings[name]]));
    case 'categories':
      return Object.fromEntries(
        [...content.categories]
          .sort((one, other) => byText(one.category_id, other.category_id))
          .map(({ category_id, ...override }) => [category_id, override]),
      );
    case 'cookies':
      return cookiesByKey(content.cookies);
    case 'block_rules':
      return {
        own: Object.fromEntries(
          [...content.block_rules.own]
            .sort((one, other) => byText(one.host, other.host))
            .map(({ host, category_id }) => [host, category_id]),
        ),
        unblocked_hosts: [...content.block_rules.unblocked_hosts].sort(byText),
      };
    default:
      return content.policy;
  }
};

/** The sections whose content differs. Pure. */
export const changedSections = (before: WebsiteContent, after: WebsiteContent): SectionName[] =>
  SECTIONS.filter(
    (section) => canonicalJson(contentOf(before, section)) !== canonicalJson(contentOf(after, section)),
  );

/** A value that differs, and where. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** Every value that differs between two contents of a section. Pure. */
export const changesIn = (before: unknown, after: unknown, path = ''): Change[] => {
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesIn(ownValue(before, key), ownValue(after, key), path ? `${path}.${key}` : key),
    );
  const same = canonicalJson(before ?? null) === canonicalJson(after ?? null);
  return same ? [] : [{ path, before: before ?? null, after: after ?? null }];
};
