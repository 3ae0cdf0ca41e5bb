import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { refusing } from './refusing';

/** Whether a cookie or storage name is meant by a pattern; `*` at the end stands for any rest. */
export const nameMatches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Whether a name belongs to a category that may not act now. Names nobody listed are left alone. */
export const isForbidden = (
  cookies: SdkConfig['cookies'],
  name: string,
  may: (categoryId: string) => boolean,
): boolean => refusing(cookies, may, (pattern) => nameMatches(name, pattern)) !== undefined;
