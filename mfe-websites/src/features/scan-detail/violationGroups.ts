import type { ScanDetail } from '@yinyom/contracts/scanner/scan';

type Violation = ScanDetail['violations_list'][number];

/** What one setter set without consent. */
export interface ViolationGroup {
  key: string;
  setBy: Violation['set_by'];
  /** Names with their hosts, each once. */
  cookies: { name: string; domain: string }[];
  pages: string[];
  passes: Violation['pass'][];
  categoryTypes: number[];
  /** Since the first of the scans in a row that met one of them; absent where that was not compared. */
  since?: string;
}

const once = <Value>(values: Value[], value: Value): Value[] =>
  values.includes(value) ? values : [...values, value];

/** Violations by who set them: an owner corrects a tag, not each of its cookies. Most cookies first. */
export const violationGroups = (violations: readonly Violation[]): ViolationGroup[] => {
  const groups = new Map<string, ViolationGroup>();
  for (const { cookie, domain, page, pass, set_by, category_type, since } of violations) {
    const key = `${set_by.kind} ${set_by.url ?? domain}`;
    const group: ViolationGroup = groups.get(key) ?? {
      key,
      setBy: set_by,
      cookies: [],
      pages: [],
      passes: [],
      categoryTypes: [],
    };
    const known = group.cookies.some((each) => each.name === cookie && each.domain === domain);
    groups.set(key, {
      ...group,
      cookies: known ? group.cookies : [...group.cookies, { name: cookie, domain }],
      pages: once(group.pages, page),
      passes: once(group.passes, pass),
      categoryTypes: once(group.categoryTypes, category_type),
      ...(since && { since: group.since && group.since < since ? group.since : since }),
    });
  }
  return [...groups.values()].sort((one, other) => other.cookies.length - one.cookies.length);
};
