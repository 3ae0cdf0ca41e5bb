import { endpoints } from '@yinyom/contracts/endpoints';
import { collectionOf, type CollectionRequest } from './collectionOf';

const collection = collectionOf(endpoints, 'https://consent.example');
const requests = collection.item.flatMap(({ item }) => item);
const requestOf = (name: string): CollectionRequest => {
  const call = endpoints.find((endpoint) => endpoint.name === name);
  const found = requests.find((one) => one.name === call?.summary);
  if (!found) throw new Error(`${name} is not in the collection.`);
  return found;
};

it('the collection has each call that a key may make once, and no other', () => {
  const ofKeys = endpoints.filter(({ scope, bodyKind }) => scope && bodyKind !== 'file');
  expect(requests.map(({ name }) => name).sort()).toEqual(ofKeys.map(({ summary }) => summary).sort());
});

it('every variable that a request uses is one of the collection', () => {
  const declared = new Set(collection.variable.map(({ key }) => key));
  const used = [...JSON.stringify(collection.item).matchAll(/\{\{([^}]+)\}\}/g)].map(
    ([, name]) => name ?? '',
  );
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
});

it('a request has its parameters, the version it changes and a body that is JSON', () => {
  const { request } = requestOf('saveTemplate');
  expect(request.url.raw).toBe('{{base}}/applications/:id/template');
  expect(request.url.variable).toMatchObject([{ key: 'id', value: '{{application_id}}' }]);
  expect(request.header).toContainEqual(expect.objectContaining({ key: 'If-Match', value: '{{etag}}' }));
  for (const { request: each } of requests) if (each.body?.mode === 'raw') JSON.parse(each.body.raw);
});
