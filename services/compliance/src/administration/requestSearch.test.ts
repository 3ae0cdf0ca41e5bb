import { OURS } from '@yinyom/testing/identityStandIn';
import { startCompliance, type Compliance } from '../testing/startCompliance';

let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance();
});
afterAll(() => compliance.close());

const list = async (query: string) =>
  (await compliance.officer('GET', `/organizations/${OURS}/requests?${query}`)).body;

it('a search finds parts of a number, takes every character as it is, and is ordered by any heading', async () => {
  const numbers = [await compliance.enter(), await compliance.enter()].map(({ number }) => String(number));
  const [one = '', two = ''] = numbers;
  const found = async (query: string) =>
    (await list(query)).entities.map(({ number }: { number: string }) => number);
  expect(await found(`q=${one.slice(-4)}`)).toEqual([one]);
  expect(await found(`q=${one.toLowerCase()}`)).toEqual([one]);
  expect(await found(`q=${one.replace('-', '.')}`)).toEqual([]);
  expect(await found('q=dsr&sort=number&order=asc')).toEqual([one, two]);
  expect(await found('q=dsr&sort=number&order=desc')).toEqual([two, one]);
});
