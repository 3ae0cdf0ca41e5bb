import { DECLARATION_WORDS } from './declarationWords';

const SAYS_CONSENT = /consent|ยินยอม|同意|យល់/;

test.each(Object.entries(DECLARATION_WORDS))(
  'D-50: in %s what a receipt is good for takes no choice for consent',
  (_lang, { keep_receipt }) => {
    expect(keep_receipt.replaceAll('\u200b', '')).not.toMatch(SAYS_CONSENT);
  },
);
