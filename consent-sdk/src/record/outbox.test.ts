import { createOutbox, isEmpty, type Entry } from './outbox';
import { takeOut } from './takeOut';

const entry: Entry = { version: 1, body: { client_time: '2026-11-22T03:00:00.000Z' } };
const put = (outbox: ReturnType<typeof createOutbox>, eventId: string): void =>
  outbox.keep({ ...outbox.waiting(), [eventId]: entry });
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('A decision survives the page: another outbox on the same key finds it, oldest first', () => {
  const outbox = createOutbox('box');
  put(outbox, 'first');
  put(outbox, 'second');
  expect(Object.keys(createOutbox('box').waiting())).toEqual(['first', 'second']);
});
test('Two tabs do not lose each other’s decisions', () => {
  const [one, other] = [createOutbox('box'), createOutbox('box')];
  put(one, 'one');
  put(other, 'other');
  takeOut(one, 'one');
  expect(other.waiting()).toHaveProperty('other');
  // It may send the first one once more, and is then rid of it.
  takeOut(other, 'one');
  expect(Object.keys(other.waiting())).toEqual(['other']);
  expect(Object.keys(createOutbox('box').waiting())).toEqual(['other']);
});
test('An emptied outbox leaves nothing in storage', () => {
  const outbox = createOutbox('box');
  put(outbox, 'first');
  takeOut(outbox, 'first');
  expect(isEmpty(outbox)).toBe(true);
  expect(localStorage.length).toBe(0);
});
test('Where storage is denied decisions live as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError');
  });
  const outbox = createOutbox('box');
  put(outbox, 'first');
  put(outbox, 'second');
  takeOut(outbox, 'first');
  expect(Object.keys(outbox.waiting())).toEqual(['second']);
});
test('A page that empties its storage right after a press loses no decision', () => {
  const outbox = createOutbox('box');
  put(outbox, 'first');
  localStorage.clear();
  expect(Object.keys(outbox.waiting())).toEqual(['first']);
  put(outbox, 'second');
  takeOut(outbox, 'first');
  expect(Object.keys(outbox.waiting())).toEqual(['second']);
  takeOut(outbox, 'second');
  expect(isEmpty(outbox)).toBe(true);
});
test('Storage that is full loses neither what it has nor what it does not take', () => {
  const outbox = createOutbox('box');
  put(outbox, 'first');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  put(outbox, 'second');
  expect(Object.keys(outbox.waiting())).toEqual(['first', 'second']);
});
test('Storage that somebody filled with nonsense counts as empty', () => {
  localStorage.setItem('box', '"}{');
  expect(isEmpty(createOutbox('box'))).toBe(true);
});
