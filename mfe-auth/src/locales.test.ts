import path from 'node:path';
import { testContractMessages, testLocales } from '@yinyom/testing/testLocales';

const locales = path.join(__dirname, '../locales');

testLocales(locales);
testContractMessages(locales, 10);
