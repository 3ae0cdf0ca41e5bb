import type { YinyomConsent } from '@yinyom/types';
import { choiceStore, isGranted, type ChoiceStore } from '.';

test('The store that another version made first is the one that is read and heard', () => {
  let consent: YinyomConsent | null = null;
  const listeners = new Set<() => void>();
  const first: ChoiceStore & { version: string } = {
    version: '9.0.0',
    get: () => consent,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  Object.defineProperty(window, Symbol.for('yinyom'), { value: first });
  const heard: boolean[] = [];
  const stop = choiceStore().subscribe(() => heard.push(isGranted(choiceStore().get(), 'statistics')));
  for (const granted of [true, false]) {
    consent = {
      consent_id: null,
      template_version: 1,
      expires_at: '2027-01-01T00:00:00.000Z',
      categories: {},
      types: { 1: true, 3: granted } as YinyomConsent['types'],
    };
    listeners.forEach((tell) => tell());
  }
  expect(heard).toEqual([true, false]);
  stop();
  expect(listeners.size).toBe(0);
});
