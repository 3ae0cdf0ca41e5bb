import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type subjects from '../subjects.json';
import { LANGUAGES } from './checkTexts.cjs';

const digestOf = (subject: string, lang: string): string => {
  const file = path.join(__dirname, '../src', subject, `${lang}.json`);
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
};

const GOLDEN: Record<keyof typeof subjects, readonly string[]> = {
  agreement: [
    '737a95b58e977f09',
    '90138a172225e8c9',
    'b08355af83f82509',
    '34745f5fc5115e0e',
    '90bb81f800638757',
  ],
  alert: ['7d8e2ddf388a36e3', '599e80fc30adb9c4', '650e8b304a8c7d34', '7fe930f90e8baf2b', '4d2aacdb3dc8e96a'],
  banner: [
    'e3be4fa82e23eb74',
    'b18c666a19ae81e6',
    '79d1ed941892c7c2',
    '8a712d915024d99c',
    '830c810a3d19a179',
  ],
  binder: [
    'cfccc705f08a2017',
    '99dade610a5c39df',
    'd821d936a6da74b2',
    'f1a0bd59c6cdec8b',
    '2f33d923f54324ab',
  ],
  category: [
    'b84816b39cda9e76',
    '24a57a5797af3f2a',
    '29b180034edcd052',
    '267a2cecd34030d8',
    '9b3346a010adbf41',
  ],
  'command-line': [
    'bd62dcd69cd8488a',
    'e2d4f4302e5edb4c',
    '71075de66348ee41',
    '6ed6ccac935113bb',
    'e879cd9465000278',
  ],
  compliance: [
    '099ec31030d1838a',
    '6ebde5566b418f34',
    'b581b6f24c0e2949',
    'dd1b51e5a48b2b06',
    '20d86f81e1e3279e',
  ],
  date: ['ce0f84a977dce7b9', 'c5b536e087127b7a', '35337aa2b31bdc17', '62766f5dbca56cfa', '4d86df546bd12184'],
  day: ['c2df444179cc1ba7', 'e0f692255bf6f0ee', 'a1186bb152537ceb', 'c472dd09ad814ccc', 'ed0577ed6ec9aa59'],
  declaration: [
    'daf7200ba20f7c63',
    '4fc0edbc9d3c46fe',
    'b136a035c9550c6e',
    '06c0855687dc93bb',
    '80fbed9fbedf156d',
  ],
  document: [
    'ba44157acf5d1a51',
    '656142eb48f2fd7e',
    '69efd6c909d9de9f',
    '3f819da33d9e0b7c',
    'e12b0cfdfcafa9d5',
  ],
  duration: [
    '5b55da0007c6e4e5',
    '9317f0d751748f10',
    'd5f4578534db2f01',
    'b41fcd3d3a1cfe52',
    '8c520fde647d8e32',
  ],
  evidence: [
    '56fc04d13c3d5f76',
    '48e1bd2163350a74',
    '315518ef29dfb479',
    '03c4d7170d878f7e',
    'abcb5a3a1ca02b09',
  ],
  'evidence-paper': [
    'd0e6b72b6390d078',
    '45ee34ce8b261c58',
    '44a1c605328c063c',
    '2898226b72489e2a',
    '89e007f662b63b0b',
  ],
  failure: [
    '83845a9d5f54cb13',
    '4c01a01d797d66fb',
    'e4935041aaec103f',
    '4ccb97a26c9464cb',
    '2613f554ff6bac51',
  ],
  finding: [
    'fd1851c639bdddcf',
    '05fcb5016bee1f85',
    'f542e427f17e8afa',
    'e012c4c5fbb47899',
    '79731c3563fdcf6b',
  ],
  incident: [
    '817066b16247fe95',
    '34f166f9c8fcaf31',
    '1e9d2d7546b3caeb',
    '6bea63194623df4d',
    '91dcb252c397932a',
  ],
  inspection: [
    '9f9f9008401a19e4',
    '8d1836ff7d097c2e',
    'a0886875bbcfb7cd',
    'e1e1c946cbbc4677',
    '0aeb00fb76d7dd7a',
  ],
  language: [
    'b10d49d71df3158c',
    'f23450d91936bb4c',
    '32e01b5cc89b39d5',
    '1a2b3d4dded5a3f2',
    '73939f3234499ae2',
  ],
  leak: ['02f1f14bb22b3c37', 'a2868b2142993bce', '5b67a7a7bf6ec125', '61bc2672ec464d70', '1c59f59726022a1c'],
  mail: ['d8b659bacb78a7c4', 'bc90d1bc89338b89', 'a9b73831c1d5ebc6', 'c7f076ea16205a43', '3f38621acd2dbd05'],
  message: [
    'e91a7c334013e7cc',
    '575ca3fe040cd947',
    '4d473ef0e69781b2',
    '0a0800aafe8d14e0',
    'e234b57b49f0b66c',
  ],
  paper: ['af30096c78f3f313', '08fa6df93b13d554', '0b12e85fe38cc64b', '56102ad6f736eb82', 'fd09d137578f247d'],
  'paper-name': [
    '8ef910434e09da38',
    'e889a7eadedf0b3a',
    '0f2bf1ecf4aa859b',
    '636b5129263ad3b8',
    'b13aa5ae99131138',
  ],
  platform: [
    '53b66d41c18f141e',
    '1db0b0628bac32a7',
    '9223e195d9108cc7',
    '0d012a8c24d11a5f',
    '988d0bf666ab8025',
  ],
  policy: [
    '8dbb0aad65859a81',
    'acb5fadc680394c8',
    'a7694b8584ded5e0',
    'a925575dc905b460',
    '8f9975624096beb9',
  ],
  'policy-lint': [
    '0bea6c83e98faa4f',
    'a87279932e6bd026',
    '36f5e0e70fc9cbc8',
    '4a6205435399f139',
    '60d79a23a38bb43d',
  ],
  receipt: [
    'd0747162355cf3d8',
    '03af6afe9b58ff15',
    'e06fe5712aed215b',
    '181ff05c3e8353c3',
    'ec32896e4279b22b',
  ],
  reference: [
    '76d818d30aa9daba',
    '07f305628a537c35',
    'ee3971a5a8d7bd05',
    'a37240895e037705',
    'e7e245e2642b62bf',
  ],
  register: [
    '0c1d9fc2e5b10cde',
    '08348221eeef2b4e',
    'cf1848de40e8464c',
    'c93e3c764d0b36a5',
    '0d2a41dd3eb7ee28',
  ],
  requests: [
    'cc5748ef52b9f341',
    'ee2b070bbf630aae',
    '590b9c06d00c3aae',
    '3fecfef3f946c86e',
    'c847025e3222e68c',
  ],
  'rule-set': [
    '3b889a41f4b29f86',
    '492e2379b6ce6e26',
    '74e5b9c935dba6d6',
    '4d5b09655889d171',
    '6e59c825d11e4d7d',
  ],
  'scan-report': [
    'e7ddee1add725412',
    '3578ff10399aaa56',
    '54d6071a4290a661',
    '1d40e531a62d8621',
    '215a1592a082bc2e',
  ],
  'template-lint': [
    '7287875cce9ba82c',
    'fcabb155ffb89708',
    'e10e88fa219e0ff9',
    'bab83b30ab85009e',
    '6e8092e4a8f392e0',
  ],
  unsaved: [
    'f53d31d8addc843b',
    '69f88d5f31a441d1',
    'c88016c43073ceca',
    '9a91fdc084a58459',
    'b59e1d7a8703d662',
  ],
};

/** A text that is changed on purpose changes a digest of its subject; nothing else may, a move least of all. */
it.each(Object.entries(GOLDEN))('texts about %s are those that were written', (subject, digests) => {
  expect(LANGUAGES.map((lang) => digestOf(subject, lang))).toEqual(digests);
});
