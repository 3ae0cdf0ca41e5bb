import { defaultTextsIn } from '../default-texts/defaultTextsIn';
import { withOneAcceptAll } from './acceptAll';

const texts = defaultTextsIn('th')({ organization: 'Audit Uni', domain: 'www.audit.ac.th' });
const saved = (allow_all: string, accept: string) => ({
  ...texts,
  allow_all,
  categories_modal: { ...texts.categories_modal, accept },
});
const one = (...[given, before]: [allow_all: string, accept: string][]) => {
  const { allow_all, categories_modal } = withOneAcceptAll(
    { th: saved(...given!) },
    before && { th: saved(...before) },
  ).th!;
  expect(categories_modal.accept).toBe(allow_all);
  return allow_all;
};

test('F-A3 Whichever of its two names the accept-all button is changed under, that is the text', () => {
  expect(one(['old', 'new'], ['old', 'old'])).toBe('new');
  expect(one(['new', 'old'], ['old', 'old'])).toBe('new');
  expect(one(['', 'old'], ['old', 'old'])).toBe('');
});

test('F-A3 A draft from before keeps the text that visitors were shown', () => {
  expect(one(['shown', 'never shown'])).toBe('shown');
  expect(one(['shown', 'never shown'], ['shown', 'never shown'])).toBe('shown');
  expect(one(['shown', 'new'], ['shown', 'never shown'])).toBe('new');
});

test('F-A3 By default both names have one text', () => {
  expect(texts.categories_modal.accept).toBe(texts.allow_all);
});
