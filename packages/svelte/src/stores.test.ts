import { choose, countListeners, noScript } from '@yinyom/choice/testing/page';
import { choice, consent } from './stores';

beforeEach(noScript);

test('A store has a value at once, tells what differs, and leaves no listener behind', () => {
  const listeners = countListeners();
  const statistics: boolean[] = [];
  const choices: unknown[] = [];
  const stops = [
    consent('statistics').subscribe((value) => statistics.push(value)),
    choice.subscribe((value) => choices.push(value?.types['4'] ?? null)),
  ];
  choose({ 3: true, 4: false });
  choose({ 3: true, 4: true });
  choose({ 3: false, 4: true });
  expect(statistics).toEqual([false, true, false]);
  expect(choices).toEqual([null, false, true, true]);
  stops.forEach((stop) => stop());
  expect(listeners.now()).toBe(0);
  listeners.stop();
});
