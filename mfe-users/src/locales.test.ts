import path from 'node:path';
import { testLocales } from '@yinyom/testing/testLocales';

testLocales(path.join(__dirname, '../locales'));
testLocales(path.join(__dirname, '../locales/appearance'));
testLocales(path.join(__dirname, '../locales/audit'));
testLocales(path.join(__dirname, '../locales/brand'));
testLocales(path.join(__dirname, '../locales/keys'));
testLocales(path.join(__dirname, '../locales/outside'));
testLocales(path.join(__dirname, '../locales/webhooks'));
