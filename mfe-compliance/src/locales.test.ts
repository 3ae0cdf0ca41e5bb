import path from 'node:path';
import { testLocales } from '@yinyom/testing/testLocales';

testLocales(path.join(__dirname, '../locales'));
testLocales(path.join(__dirname, '../locales/papers'));

describe('of breaches', () => {
  testLocales(path.join(__dirname, '../locales/incidents'));
});

describe('of the record of processing', () => {
  testLocales(path.join(__dirname, '../locales/record'));
});

describe('of letters and conformity', () => {
  testLocales(path.join(__dirname, '../locales/inspection'));
});

describe('of agreements', () => {
  testLocales(path.join(__dirname, '../locales/agreements'));
});
