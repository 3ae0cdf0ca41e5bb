import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FOOTER_VERSION, PRODUCT_VERSION } from './constants';

test('The product tells the version of its package.json; the footer has the label of the specification', () => {
  const root = path.resolve(__dirname, '../../../package.json');
  const { version } = JSON.parse(readFileSync(root, 'utf8')) as { version: string };
  expect(PRODUCT_VERSION).toBe(version);
  expect(FOOTER_VERSION).toBe('1.11.4');
});
