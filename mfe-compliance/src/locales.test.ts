import path from 'node:path';
import { testLocales } from '@yinyom/testing/testLocales';

testLocales(path.join(__dirname, '../locales'));

describe('of breaches', () => {
  testLocales(path.join(__dirname, '../locales/incidents'));
});

describe('of the record of processing', () => {
  testLocales(path.join(__dirname, '../locales/record'));
});
