import type { YinyomConsent } from '@yinyom/types';
import { choose, countListeners, noScript } from './testing/page';

/** Another copy of the package, as another part of the page brings it. */
const copy = async () => {
  jest.resetModules();
  return { ...(await import('./choiceStore')), ...(await import('./isGranted')) };
};
beforeEach(noScript);

test('Nothing is granted before the script has come, but what is necessary', async () => {
  const { choiceStore, isGranted } = await copy();
  expect(choiceStore().get()).toBeNull();
  expect(
    ([1, 'necessary', 3, 'marketing', 'an-own-one'] as const).map((each) => isGranted(null, each)),
  ).toEqual([true, true, false, false, false]);
});

test('Several copies of the package have one store, and every listener of each hears a choice', async () => {
  const [first, second] = [await copy(), await copy()];
  expect(second.choiceStore()).toBe(first.choiceStore());
  const heard: string[] = [];
  const stops = [
    first.choiceStore().subscribe(() => heard.push('first')),
    second.choiceStore().subscribe(() => heard.push('second')),
  ];
  choose({ 3: true });
  expect(heard).toEqual(['first', 'second']);
  stops.forEach((stop) => stop());
  choose({ 3: false });
  expect(heard).toHaveLength(2);
});

test('A store offers no more than the first version did: an older copy may have come first', async () => {
  expect(Object.keys((await copy()).choiceStore())).toEqual(['get', 'subscribe']);
});

test('Who read the new choice before the event was heard is told all the same', async () => {
  const { choiceStore } = await copy();
  const heard = jest.fn();
  const stop = choiceStore().subscribe(heard);
  choose({ 3: true }, () => choiceStore().get());
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test('The same choice is the same object, and the window is listened to only while somebody listens', async () => {
  const { choiceStore } = await copy();
  choose({ 3: true });
  expect(choiceStore().get()).toBe(choiceStore().get());
  const listeners = countListeners();
  const same = () => undefined;
  const stops = [choiceStore().subscribe(same), choiceStore().subscribe(same)];
  expect(listeners.now()).toBe(2);
  stops[0]?.();
  expect(listeners.now()).toBe(2);
  stops[1]?.();
  expect(listeners.now()).toBe(0);
  listeners.stop();
});

test('A category is named by its type, its name or its id; of several all are needed', async () => {
  const { isGranted } = await copy();
  const consent = {
    types: { 1: true, 3: true, 4: false },
    categories: { own: true },
  } as unknown as YinyomConsent;
  expect(
    [3, '3', 'statistics', 'own', [3, 'own'], [3, 4], 4, 'toString', []].map((each) =>
      isGranted(consent, each as string),
    ),
  ).toEqual([true, true, true, true, true, false, false, false, true]);
});
