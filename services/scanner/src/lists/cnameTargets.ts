import { bySuffix } from './bySuffix';
import { categoryOf, readList } from './readList';

/** A company that others give names of their own domain to, as `data/cname-targets.csv` states it. */
export interface CnameTarget {
  domain: string;
  company: string;
  category: 2 | 3 | 4;
  source: string;
}

const readTargets = (): Map<string, CnameTarget> =>
  new Map(
    readList('cname-targets.csv').map(({ domain = '', company = '', category, source = '' }) => {
      const type = categoryOf(category);
      if (type === 1) throw new Error(`${domain}: nobody disguises what is necessary`);
      return [domain, { domain, company, category: type, source }];
    }),
  );

let loaded: ReadonlyMap<string, CnameTarget> | undefined;
const targets = (): ReadonlyMap<string, CnameTarget> => (loaded ??= readTargets());

/** Who answers under a name: the longest suffix of it that is listed, here or in the operator's own lists. */
export const cnameTargetOf = (
  name: string,
  extra: ReadonlyMap<string, CnameTarget> = new Map(),
): CnameTarget | undefined => bySuffix(targets(), name) ?? bySuffix(extra, name);
