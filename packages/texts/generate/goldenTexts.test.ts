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
  alert: ['ec332713a16b93f7', 'cb413590f119915e', '933284ad0b441842', '17c72f6d34bb800a', '67fd0782522db50c'],
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
    'bd62dcd69cd8488a',
    'e2d4f4302e5edb4c',
    '71075de66348ee41',
    '6ed6ccac935113bb',
    'e879cd9465000278',
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
  incident: [
    'd158f7cc345f3f31',
    'ee775cbd9fe240c9',
    'ed4672ad1e7bb796',
    'ce94880617744d63',
    '735bfe1d8c250edc',
  ],
  language: [
    'b10d49d71df3158c',
    'f23450d91936bb4c',
    '32e01b5cc89b39d5',
    '1a2b3d4dded5a3f2',
    '73939f3234499ae2',
  ],
  leak: ['96d95f9d512815d7', '28607a69646aad55', '502bf3e4fe782665', '92dd8db33d3eb87e', 'd6f5e084786fac3d'],
  mail: ['370d5349577641fa', '25a9ac3937bb8100', '7b1ca4ca8e37db75', 'dd59e41fed098749', '053f4a8dca0154ca'],
  message: [
    'c0f5473e726c656f',
    '9caf17ab17355067',
    '5036b628e78e2475',
    'f636a9278d97ff9a',
    '051a1683ecbd7b65',
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
  register: [
    '6f8f912f87632dba',
    'eb62a3965eff746b',
    'b57cc40bb7a6db36',
    'c29b373a84cfd629',
    '486532ff04250c01',
  ],
  binder: [
    '1293091d8ed27b7f',
    '6b6984888c828579',
    'a9da9d4806a3c65b',
    '136c6a6d65e37dc2',
    'd58e5f862244c68a',
  ],
  'evidence-paper': [
    'b402aed0a8a5da0d',
    '451fbd7e6fe56364',
    'a34b5664ca3885fe',
    'c283caf4a9545eed',
    'edfd45f700b7146a',
  ],
  inspection: [
    '5eee8514c75387ef',
    '6f0887760a28faa2',
    '9bb22bd206aa95df',
    '8fdd0bd1740a1f00',
    '24896448300b84ee',
  ],
  'rule-set': [
    '7b6c58a541307241',
    'a922a088d65ee3a0',
    '15481606d0a03f7b',
    'fd87c71d14db2564',
    '3e9536d1bbd230c7',
  ],
  agreement: [
    '5a85fad67f1c999b',
    '028283eeb5c369c8',
    '38cffaceb13475b1',
    'bb4780e227d5628b',
    'f9008c1adc5ac5d0',
  ],
};

/** A text that is changed on purpose changes a digest of its subject; nothing else may, a move least of all. */
it.each(Object.entries(GOLDEN))('texts about %s are those that were written', (subject, digests) => {
  expect(LANGUAGES.map((lang) => digestOf(subject, lang))).toEqual(digests);
});
