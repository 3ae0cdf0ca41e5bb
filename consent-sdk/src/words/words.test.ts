import { WORDS } from './allWords';

const SAYS_CONSENT = /consent|ยินยอม|同意|យល់/;

test.each(Object.entries(WORDS))(
  'D-50: in %s neither the link to the record nor the question who decides takes a choice for consent',
  (_lang, { receipt, own, who }) => {
    expect([receipt, own, who].filter((text) => SAYS_CONSENT.test(text.replaceAll('\u200b', '')))).toEqual(
      [],
    );
  },
);
