import path from 'node:path';
import { testLocales } from '@yinyom/testing/testLocales';

testLocales(path.join(__dirname, '../locales'));
testLocales(path.join(__dirname, '../locales/incidents'));
