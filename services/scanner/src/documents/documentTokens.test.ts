import { createDocumentTokens } from './documentTokens';

const URL = 'https://www.school.ac.th/list.csv';
const basis = { salt: 's', ownDomain: 'school.ac.th', ownPhones: new Set(['021', '022']) };
const tokenOf = (more: Partial<typeof basis> = {}, text = 'a') =>
  createDocumentTokens({ ...basis, ...more }).ofBytes(URL, Buffer.from(text));

it('the same document has the same token, whatever the order of the numbers', async () => {
  expect(await tokenOf({ ownPhones: new Set(['022', '021']) })).toBe(await tokenOf());
});

it('other bytes, another website and other numbers have other tokens', async () => {
  const all = [
    await tokenOf(),
    await tokenOf({}, 'b'),
    await tokenOf({ salt: 'r' }),
    await tokenOf({ ownDomain: 'other.ac.th' }),
    await tokenOf({ ownPhones: new Set() }),
    await createDocumentTokens(basis).ofBytes(`${URL}?2`, Buffer.from('a')),
    await createDocumentTokens(basis).ofValidator(URL, 'a'),
  ];
  expect(new Set(all).size).toBe(all.length);
});
