import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { SECTIONS, type GroupSections, type SectionName } from '@yinyom/contracts/groups/sections';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';
import { effectiveDraft, groupCookieKey } from './effectiveDraft';
import { contentOf } from './sectionContent';
import type { GivenVersion, InheritingWebsite, WebsiteContent } from './WebsiteContent';

/** Numbers that are the same in every run. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

let marks = 0;
/** A section's content that no other one has. */
const sectionContent = (section: SectionName): GroupSections => {
  const mark = `mark ${(marks += 1)}`;
  if (section.startsWith('texts.'))
    return {
      texts: { [section.slice(6)]: { popup_title: mark, privacy: { name: mark, url: '' } } },
    } as unknown as GroupSections;
  const contents: Record<string, unknown> = {
    design: { brand: mark },
    settings: marks % 2 ? { data_layer: mark } : { audience: mark },
    categories: [{ category_id: mark, order: 1 }],
    cookies: [{ type: 1, owner: '', name: `c${marks % 3}`, category_id: mark }],
    block_rules: { own: [], unblocked_hosts: [mark] },
    policy: { recipients: mark },
  };
  return { [section]: contents[section] } as GroupSections;
};

const merged = (parts: readonly GroupSections[]): GroupSections =>
  parts.reduce(
    (all, part) => ({ ...all, ...part, ...(part.texts && { texts: { ...all.texts, ...part.texts } }) }),
    {},
  );

const ownContent = (mark: string): WebsiteContent =>
  ({
    design: { brand: mark },
    logo: null,
    texts: Object.fromEntries(
      LANGUAGES.map((language, at) => [
        language,
        { popup_title: mark, privacy: { name: mark, ...(at === 0 ? { file_id: mark } : { url: mark }) } },
      ]),
    ),
    settings: { data_layer: mark, audience: mark },
    categories: [],
    cookies: [0, 1, 2].map((at) => ({
      id: `${mark}${at}`,
      key: `1  c${at}`,
      category_id: mark,
      purpose: {},
    })),
    block_rules: { own: [], unblocked_hosts: [] },
    policy: { controller_name: mark, recipients: mark },
  }) as unknown as WebsiteContent;

interface Group {
  id: string;
  parent: string | null;
  versions: GivenVersion[];
}
interface Website extends InheritingWebsite {
  group: string | null;
}

/** The same by the words of the rule, slowly: section by section, climbing the tree for each. */
const reference = (website: Website, groups: ReadonlyMap<string, Group>) => {
  const result: Record<string, string> = {};
  const from: Record<string, string> = {};
  for (const section of SECTIONS) {
    let content: unknown = contentOf(website.content, section);
    const language = section.startsWith('texts.') ? section.slice(6) : null;
    const follows =
      !website.own_sections.includes(section) &&
      (language === null || website.languages.includes(language as Lang));
    for (let id = follows ? website.group : null; id !== null; id = groups.get(id)?.parent ?? null) {
      const newest = groups.get(id)?.versions.at(-1);
      const given = language
        ? (newest?.sections.texts as Record<string, unknown> | undefined)?.[language]
        : newest?.sections[section as keyof GroupSections];
      if (!newest || given === undefined) continue;
      from[section] = `${id} ${newest.version}`;
      if (section === 'settings' || section === 'policy')
        content = { ...(content as object), ...(given as object) };
      else if (section === 'design')
        content = contentOf({ ...website.content, design: given as never }, 'design');
      else if (section === 'categories')
        content = contentOf({ ...website.content, categories: given as never }, 'categories');
      else if (section === 'block_rules')
        content = contentOf({ ...website.content, block_rules: given as never }, 'block_rules');
      else if (section === 'cookies') {
        const cookies = website.content.cookies.map((cookie) => {
          const decision = (given as Parameters<typeof groupCookieKey>[0][]).find(
            (one) => groupCookieKey(one) === cookie.key,
          ) as { category_id: string } | undefined;
          return decision ? { ...cookie, category_id: decision.category_id } : cookie;
        });
        content = contentOf({ ...website.content, cookies }, 'cookies');
      } else {
        const file = (content as { privacy: { file_id?: string } }).privacy.file_id;
        const { name } = (given as { privacy: { name: string } }).privacy;
        content = file ? { ...(given as object), privacy: { name, file_id: file } } : given;
      }
      break;
    }
    result[section] = canonicalJson(content);
  }
  return { result, from };
};

const versionsAbove = (groups: ReadonlyMap<string, Group>, id: string | null): GivenVersion[] => {
  const group = id === null ? undefined : groups.get(id);
  if (!group) return [];
  const newest = group.versions.at(-1);
  return [...(newest ? [newest] : []), ...versionsAbove(groups, group.parent)];
};

const levelOf = (groups: ReadonlyMap<string, Group>, id: string | null): number => {
  const group = id === null ? undefined : groups.get(id);
  return group ? 1 + levelOf(groups, group.parent) : 0;
};

it.each([...Array(12).keys()])(
  'random trees, overrides, deletions and moves %i: the same as climbing the tree for each section',
  (seed) => {
    const random = numbersFrom(seed + 1);
    const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    const groups = new Map<string, Group>();
    const websites: Website[] = [...Array(6).keys()].map((at) => ({
      group: null,
      languages: LANGUAGES.filter((_, index) => index < 2 || (index + at) % 2 === 0),
      inherited: [],
      own_sections: [],
      content: ownContent(`own ${seed} ${at}`),
    }));
    const ids = () => [...groups.keys()];
    const anyGroup = (): string | null => oneOf([null, ...ids()]);
    const isBelow = (id: string | null, above: string): boolean =>
      id !== null && (id === above || isBelow(groups.get(id)?.parent ?? null, above));
    const acts = [
      () => {
        const parent = anyGroup();
        if (levelOf(groups, parent) < 3)
          groups.set(`g${groups.size + 10 * random(1e6)}`, { id: '', parent, versions: [] });
      },
      () => {
        const [id, group] = oneOf([...groups]) ?? [];
        if (!id || !group) return;
        const sections = merged(SECTIONS.filter(() => random(3) === 0).map(sectionContent));
        group.versions.push({ group_id: id, version: group.versions.length + 1, sections, logo: null });
      },
      () => void (oneOf(websites).group = anyGroup()),
      () => {
        const website = oneOf(websites);
        website.own_sections = SECTIONS.filter(() => random(4) === 0);
      },
      () => {
        const id = anyGroup();
        const group = id === null ? undefined : groups.get(id);
        if (id === null || !group) return;
        for (const website of websites) if (website.group === id) website.group = group.parent;
        for (const other of groups.values()) if (other.parent === id) other.parent = group.parent;
        groups.delete(id);
      },
      () => {
        const [id, group] = oneOf([...groups]) ?? [];
        const parent = anyGroup();
        if (id && group && !isBelow(parent, id)) group.parent = parent;
      },
      // What is written is what the next time begins with.
      () => {
        const website = oneOf(websites);
        Object.assign(website, effectiveDraft(website, versionsAbove(groups, website.group)));
      },
    ];
    for (let step = 0; step < 80; step += 1) {
      oneOf(acts)();
      for (const website of websites) {
        const draft = effectiveDraft(website, versionsAbove(groups, website.group));
        const expected = reference(website, groups);
        const found = Object.fromEntries(
          SECTIONS.map((section) => [section, canonicalJson(contentOf(draft.content, section))]),
        );
        expect(found).toEqual(expected.result);
        expect(
          Object.fromEntries(
            draft.inherited.map(({ section, group_id, version }) => [section, `${group_id} ${version}`]),
          ),
        ).toEqual(expected.from);
        const again = effectiveDraft({ ...website, ...draft }, versionsAbove(groups, website.group));
        expect(again).toEqual(draft);
      }
    }
  },
);

it('sections that are not asked for stay as they are, with where they came from', () => {
  const version: GivenVersion = {
    group_id: 'g',
    version: 2,
    sections: merged([sectionContent('design'), sectionContent('policy')]),
    logo: null,
  };
  const website: InheritingWebsite = {
    languages: ['th'],
    inherited: [{ section: 'policy', group_id: 'g', version: 1 }],
    own_sections: [],
    content: ownContent('own'),
  };
  const draft = effectiveDraft(website, [version], ['design']);
  expect(draft.content.policy).toEqual(website.content.policy);
  expect(draft.content.design).toEqual(version.sections.design);
  expect(draft.inherited).toEqual([
    { section: 'design', group_id: 'g', version: 2 },
    { section: 'policy', group_id: 'g', version: 1 },
  ]);
});
