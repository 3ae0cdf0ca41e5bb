import { act, renderHook } from '@testing-library/react';
import { STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import { noteStorage, useStorageFull } from './storageState';

test('P2 a console knows that nothing can be stored from one answer, and that all is well from the next', () => {
  const { result } = renderHook(() => useStorageFull());
  expect(result.current).toBe(false);
  act(() => noteStorage(new Response('{}', { headers: { [STORAGE_HEADER]: STORAGE_FULL } })));
  expect(result.current).toBe(true);
  act(() => noteStorage(new Response('{}')));
  expect(result.current).toBe(false);
});
