import { LANGUAGES } from '../constants';
import { apiKeyMessages } from './apiKeys';
import { membersMessages } from './members';
import { passwordsMessages } from './passwords';
import { signInMessages } from './signIn';
import { signUpMessages } from './signUp';
import { messages, messageText } from './catalogue';
import { consentMessages } from './consents';
import { generalMessages } from './general';
import { websiteMessages } from './websites';

describe.each(Object.entries(messages))('the message %s', (_code, texts: Record<string, string>) => {
  it('stands in all five languages, with the same values to fill in', () => {
    const values = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();
    for (const lang of LANGUAGES) {
      expect(texts[lang]?.trim()).toBeTruthy();
      expect(values(texts[lang])).toEqual(values(texts['th']));
    }
  });
});

it('fills in values', () => {
  expect(messageText('rate_limited', 'en', { seconds: 7 })).toContain('in 7 seconds');
});

it('no code stands in two parts of the catalogue', () => {
  const codes = [
    generalMessages,
    passwordsMessages,
    signInMessages,
    signUpMessages,
    membersMessages,
    apiKeyMessages,
    websiteMessages,
    consentMessages,
  ].flatMap(Object.keys);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});
