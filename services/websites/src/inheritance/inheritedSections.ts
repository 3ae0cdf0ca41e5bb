import type { GroupCookie, SectionName } from '@yinyom/contracts/groups/sections';
import { AppError } from '@yinyom/service-kit/AppError';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import { groupCookieKey } from './effectiveDraft';
import type { GroupVersionRecord } from './GroupRecord';
import type { GroupVersionStore } from './groupVersion.store';

type Inheriting = Pick<ApplicationRecord, 'inherited'>;

/** The version that a section of a website came from. */
const sourceOf = ({ inherited = [] }: Inheriting, section: SectionName) =>
  inherited.find((one) => one.section === section);

export const isInherited = (website: Inheriting, section: SectionName): boolean =>
  sourceOf(website, section) !== undefined;

/** What came from a group is changed in the group, or made the website's own first. */
export const sectionInherited = (sections: readonly SectionName[]): AppError =>
  new AppError(409, 'section_inherited', {
    errors: sections.map((field) => ({ field, code: 'section_inherited' as const })),
  });

/** @throws AppError 409 section_inherited */
export const refuseInherited = (website: Inheriting, section: SectionName): void => {
  if (isInherited(website, section)) throw sectionInherited([section]);
};

/** @throws AppError 409 section_inherited for a section that came from a group and would become another one */
export const refuseOther = (
  website: Inheriting,
  section: SectionName,
  before: unknown,
  after: unknown,
): void => {
  if (canonicalJson(before ?? null) !== canonicalJson(after ?? null)) refuseInherited(website, section);
};

/** Versions never change, so those that were read lately are remembered. */
const MOST_REMEMBERED = 100;

/** What of a website came from groups where a section is more than one thing: settings and cookies. */
export const createInheritedParts = (groupVersions: Pick<GroupVersionStore, 'find'>) => {
  const known = new Map<string, Promise<GroupVersionRecord | null>>();
  const versionOf = (groupId: string, version: number): Promise<GroupVersionRecord | null> => {
    const key = `${groupId} ${version}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const [oldest] = known.keys();
    if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    // A query of the database runs each time that somebody waits for it.
    const read = Promise.resolve(groupVersions.find(groupId, version));
    known.set(key, read);
    void read.then(
      (found) => found ?? known.delete(key),
      () => known.delete(key),
    );
    return read;
  };
  const sectionsOf = async (website: Inheriting, section: SectionName) => {
    const source = sourceOf(website, section);
    return source ? (await versionOf(source.group_id, source.version))?.sections : undefined;
  };

  return {
    /** Settings that came from a group. */
    settingsOf: async (website: Inheriting): Promise<readonly string[]> =>
      Object.keys((await sectionsOf(website, 'settings'))?.settings ?? {}),

    /** Cookies that a group decided about, by their key. */
    cookiesOf: async (website: Inheriting): Promise<ReadonlyMap<string, GroupCookie>> =>
      new Map(
        ((await sectionsOf(website, 'cookies'))?.cookies ?? []).map((cookie) => [
          groupCookieKey(cookie),
          cookie,
        ]),
      ),
  };
};
export type InheritedParts = ReturnType<typeof createInheritedParts>;
