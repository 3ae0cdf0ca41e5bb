import { endpoints } from '@yinyom/contracts/endpoints';
import { openApiDocument } from './openApiDocument';

it('describes every declared call', () => {
  const { paths } = openApiDocument(endpoints, 'http://localhost:4000') as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

it('names path parameters, what a query needs and the error shape', () => {
  const text = JSON.stringify(openApiDocument(endpoints, 'http://localhost:4000'));
  expect(text).toContain('#/components/schemas/Error');
  expect(text).not.toContain('$schema');
  expect(text).not.toMatch(/"\/[^"]*\/:/);
});
