import { parseObject } from '../../platform/webStorage';
import type { Product } from '../Product';
import { states } from '../states';

/** By service, whose categories the owner names. It writes nothing until somebody has chosen, and no time. */
export const klaro: Product = {
  name: 'klaro',
  key: 'klaro',
  types: {},
  read: (text) => ({ choices: states(parseObject(text)!), at: null }),
};
