import { fillRows } from './fillRows';

const TEXT = `<main><p>grey</p><div hidden data-first-rows="mfe_websites"><style></style>
  <p data-from="2">controls</p>
  <div data-rows="/api/v1/me/applications?organization_id={organization}"><table><tbody><tr>
    <td><a href="/websites/{{id}}" aria-label="Manage {{domain_name}}">{{domain_name}}</a><i>{{name}}</i></td>
  </tr></tbody></table></div></div></main>`;
const ADDRESS = '/api/v1/me/applications?organization_id=o';

const given = (answer: unknown): Promise<void> => {
  const response = { clone: () => ({ json: () => Promise.resolve(answer) }) } as unknown as Response;
  globalThis.earlyAnswers = { [ADDRESS]: { token: 't', answer: Promise.resolve(response) } };
  fillRows();
  return new Promise((resolve) => setTimeout(resolve));
};
const view = () => document.querySelector('[data-first-rows]') as HTMLElement;

beforeEach(() => {
  document.documentElement.dataset['rowsFrom'] = ADDRESS;
  document.body.innerHTML = TEXT;
});
afterEach(() => {
  delete document.documentElement.dataset['rowsFrom'];
  globalThis.earlyAnswers = undefined;
});

it('writes a row for each thing of the answer and shows them in place of the grey shapes', async () => {
  await given({
    total: 2,
    entities: [
      { id: 'a', domain_name: 'a.example', name: 'A' },
      { id: 'b', domain_name: 'b.example' },
    ],
  });
  expect([...view().querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent])).toEqual([
    ['/websites/a', 'a.example'],
    ['/websites/b', 'b.example'],
  ]);
  expect([...view().querySelectorAll('i')].map((name) => name.textContent)).toEqual(['A', '']);
  expect(view().querySelector('a')).toHaveAccessibleName('Manage a.example');
  expect(view()).toBeVisible();
  expect(view().dataset['firstView']).toBe('mfe_websites');
  expect(document.body).not.toHaveTextContent('grey');
  expect(document.body).toHaveTextContent('controls');
});

it('leaves out what only long lists have', async () => {
  await given({ total: 1, entities: [{ id: 'a', domain_name: 'a.example' }] });
  expect(document.body).not.toHaveTextContent('controls');
});

it('a value is text, whatever is in it', async () => {
  await given({ total: 1, entities: [{ id: '"><b>', domain_name: '<img src=x>{{id}}' }] });
  expect(view().querySelector('b, img')).toBeNull();
  expect(view().querySelector('a')?.textContent).toBe('<img src=x>{{id}}');
});

it.each([
  ['nothing', { total: 0, entities: [] }],
  ['an error', { code: 'not_found' }],
  ['what is no list', null],
])('keeps the grey shapes for %s: the page itself says why', async (_what, answer) => {
  await given(answer);
  expect(view()).not.toBeVisible();
  expect(document.body).toHaveTextContent('grey');
});

it('does nothing where nothing was asked', () => {
  fillRows();
  expect(view()).not.toBeVisible();
});

it('comes too late for a page that has drawn itself', async () => {
  const filled = given({ total: 1, entities: [{ id: 'a', domain_name: 'a.example' }] });
  document.body.innerHTML = '<main>the page</main>';
  await filled;
  expect(document.body).toHaveTextContent(/^the page$/);
});
