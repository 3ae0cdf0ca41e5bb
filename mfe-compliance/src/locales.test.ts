import path from 'node:path';
import { testLocales } from '@yinyom/testing/testLocales';

testLocales(path.join(__dirname, '../locales'));

describe('of agreements', () => {
  testLocales(path.join(__dirname, '../locales/agreements'));
});
