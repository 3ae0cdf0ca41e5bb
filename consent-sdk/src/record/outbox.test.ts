import { createOutbox, type Entry } from './outbox';

const entry = (age: number): Entry => ({ at: Date.now() - age, version: 1, body: { method: 'api' } });
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('A decision survives the page: another outbox on the same key finds it, oldest first', () => {
  const outbox = createOutbox('box');
  outbox.put('first', entry(1));
  outbox.put('second', entry(2));
  expect(Object.keys(createOutbox('box').entries())).toEqual(['first', 'second']);
});
test('Two tabs do not lose each other’s decisions', () => {
  const [one, other] = [createOutbox('box'), createOutbox('box')];
  one.put('one', entry(1));
  other.put('other', entry(2));
  one.put('one');
  expect(Object.keys(other.entries())).toEqual(['other']);
});
test('An emptied outbox leaves nothing in storage', () => {
  const outbox = createOutbox('box');
  outbox.put('first', entry(1));
  outbox.put('first');
  expect(outbox.isEmpty()).toBe(true);
  expect(localStorage.length).toBe(0);
});
test('Where storage is denied decisions live as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError');
  });
  const outbox = createOutbox('box');
  outbox.put('first', entry(1));
  outbox.put('second', entry(2));
  outbox.put('first');
  expect(Object.keys(outbox.entries())).toEqual(['second']);
});
test('A decision older than seven days is given up', () => {
  const outbox = createOutbox('box');
  outbox.put('old', entry(7 * 86_400_000));
  outbox.put('young', entry(7 * 86_400_000 - 5000));
  expect(Object.keys(outbox.entries())).toEqual(['young']);
});
test('Storage that somebody filled with nonsense counts as empty', () => {
  localStorage.setItem('box', '"}{');
  expect(createOutbox('box').isEmpty()).toBe(true);
});
