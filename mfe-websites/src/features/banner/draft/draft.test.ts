import { sameDraft } from './draft';
import type { Draft } from './draft';
import { emptyTexts } from './emptyTexts';

const draftWith = (...names: ('th' | 'en')[]) =>
  ({
    design: {},
    languages: Object.fromEntries(names.map((name) => [name, emptyTexts])),
  }) as unknown as Draft;

it('a draft is the same whatever the order of its fields, and another one with a field more', () => {
  expect(sameDraft(draftWith('th', 'en'), draftWith('en', 'th'))).toBe(true);
  expect(sameDraft(draftWith('th', 'en'), draftWith('th'))).toBe(false);
});
