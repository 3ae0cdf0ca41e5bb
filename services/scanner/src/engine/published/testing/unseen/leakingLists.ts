import { OFFICES } from './leakingOffices';
import { UNIVERSITIES, WELFARE } from './leakingPublic';
import { SCHOOLS, SENSITIVE_LISTS, SHOPS } from './leakingSensitive';
import type { Make } from './List';

export const LEAKING_LISTS: readonly Make[] = [
  ...WELFARE,
  ...UNIVERSITIES,
  ...OFFICES,
  ...SENSITIVE_LISTS,
  ...SCHOOLS,
  ...SHOPS,
];
