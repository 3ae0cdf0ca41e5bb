import { parseObject } from '../../platform/webStorage';
import type { Product } from '../Product';
import { states } from '../states';

/** By service, whose categories the owner names. `$$completed` says that somebody went through to the end. */
export const axeptio: Product = {
  name: 'axeptio',
  key: 'axeptio_cookies',
  types: {},
  read(text) {
    const { $$completed, $$date, ...services } = parseObject(text)!;
    return $$completed === true ? { choices: states(services), at: Date.parse(`${$$date}`) / 1000 } : null;
  },
};
