import { buildAll } from '../../tooling/build/buildAll.mjs';
import { launchProduct } from '../launchProduct.mjs';

/** Seconds from `npm start` to ready when everything is built, with an empty database. */
export const measure = async () => {
  buildAll();
  const product = await launchProduct();
  await product.stop();
  return [{ what: 'npm start when built, to ready', value: product.seconds, unit: 's', budget: 15 }];
};
