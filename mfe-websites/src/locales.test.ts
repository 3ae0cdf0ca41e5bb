import path from 'node:path';
import { testLocales } from '@yinyom/testing/testLocales';

testLocales(path.join(__dirname, '../locales'));
testLocales(path.join(__dirname, '../locales/bulk'));
testLocales(path.join(__dirname, '../locales/import'));
testLocales(path.join(__dirname, '../locales/portfolio'));
testLocales(path.join(__dirname, '../locales/reports'));
testLocales(path.join(__dirname, '../locales/review'));
testLocales(path.join(__dirname, '../locales/scan'));
testLocales(path.join(__dirname, '../locales/groups'));
