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
  alert: ['ff4aabf7658eef78', 'd3693fa82ab75653', '423d8c3d5a49fa2b', '6d73eafad8bdb297', 'b0b071393d3d2cd1'],
  banner: [
    'e3be4fa82e23eb74',
    'b18c666a19ae81e6',
    '79d1ed941892c7c2',
    '8a712d915024d99c',
    '830c810a3d19a179',
  ],
  category: [
    'b84816b39cda9e76',
    '24a57a5797af3f2a',
    '29b180034edcd052',
    '267a2cecd34030d8',
    '9b3346a010adbf41',
  ],
  'command-line': [
    '0efc824d762966de',
    '3aa49e14ffae385d',
    '9ba5412c0d770d71',
    '7ed94dd793a16c20',
    '68654a5e48acd282',
  ],
  compliance: [
    'ca8c48495176c6bd',
    '3ec5b7653d92f295',
    'b7c868f32b46b50f',
    '0d7ef62bb0c761f3',
    '03e316dc16513baf',
  ],
  date: ['ce0f84a977dce7b9', 'c5b536e087127b7a', '35337aa2b31bdc17', '62766f5dbca56cfa', '4d86df546bd12184'],
  day: ['12b70f34601aa010', 'b1cfc97823855566', 'd51db23480c59b66', '5eb78fdd1c0de5c8', '11aca8b03700c085'],
  declaration: [
    'd13931b3cc0dab93',
    'bf543761a2e66e78',
    'cc73a9a2081432eb',
    '4951f4170b879dc9',
    '6b6da360a9883920',
  ],
  document: [
    '6f2c38166fd9dafa',
    'dba773bc7f440019',
    'a3b417f67cffde8b',
    '679ed45ab36c0f0e',
    '12155aab06923993',
  ],
  duration: [
    '5b55da0007c6e4e5',
    '9317f0d751748f10',
    'd5f4578534db2f01',
    'b41fcd3d3a1cfe52',
    '8c520fde647d8e32',
  ],
  evidence: [
    '6fa512f8c7fc34db',
    'd23debd71c2c164d',
    'ff32fc6e5c27250b',
    '8ad82a0893c6d18a',
    '6c96124f123cf13f',
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
  language: [
    'b10d49d71df3158c',
    'f23450d91936bb4c',
    '32e01b5cc89b39d5',
    '1a2b3d4dded5a3f2',
    '73939f3234499ae2',
  ],
  leak: ['6e1a36a8507e40c5', 'cf99d21f89b56272', '5ba299d9355f475a', '174ec647e1acc5f0', '0651013a61bbfd26'],
  mail: ['370d5349577641fa', '25a9ac3937bb8100', '7b1ca4ca8e37db75', 'dd59e41fed098749', '053f4a8dca0154ca'],
  message: [
    'a14554b702486189',
    '1b09e975fd9bb96b',
    '6d97bde2032c15d6',
    '1be7b73d88c2b8b0',
    '0ad729f7fa9094b3',
  ],
  paper: ['4baa7c41535fb938', '4da4f2294c6da7a9', 'b56cdcd2ff5a41b6', '21a08dc1fdde6381', 'a26cbc1e118a1d71'],
  platform: [
    '53b66d41c18f141e',
    '1db0b0628bac32a7',
    '9223e195d9108cc7',
    '0d012a8c24d11a5f',
    '988d0bf666ab8025',
  ],
  policy: [
    '8dbb0aad65859a81',
    'ad26580163483341',
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
  requests: [
    'fb20e17b8b8fa4fa',
    '0e3ad49f9205ac6d',
    'd3aa8aa1e58a8d30',
    '963149db0ed4694e',
    '76905aa26c46801d',
  ],
  'scan-report': [
    'e7ddee1add725412',
    '41949656ebbcb053',
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
};

/** A text that is changed on purpose changes a digest of its subject; nothing else may, a move least of all. */
it.each(Object.entries(GOLDEN))('texts about %s are those that were written', (subject, digests) => {
  expect(LANGUAGES.map((lang) => digestOf(subject, lang))).toEqual(digests);
});
