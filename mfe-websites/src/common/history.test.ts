import { changed, redone, replaced, started, undone } from './history';
import type { History } from './history';

/** Drafts that differ in nothing but their layout. */
const draft = (layout: number) => ({ design: { layout } });
const layouts = (history: History<ReturnType<typeof draft>>) => history.draft.design.layout;

test('typing on in one field is one step, until there was a pause', () => {
  let history = started(draft(0));
  history = changed(history, 'title', 1000, draft(1));
  history = changed(history, 'title', 2000, draft(2));
  expect(history.past).toHaveLength(1);
  history = changed(history, 'title', 9000, draft(3));
  expect(history.past).toHaveLength(2);
  expect(layouts(undone(history))).toBe(2);
  expect(layouts(undone(undone(history)))).toBe(0);
});

test('what was undone can be done again, until something else is changed', () => {
  const history = changed(changed(started(draft(0)), 'a', 1, draft(1)), 'b', 2, draft(2));
  const back = undone(undone(history));
  expect(layouts(redone(back))).toBe(1);
  expect(layouts(redone(redone(back)))).toBe(2);
  expect(redone(redone(redone(back)))).toEqual(redone(redone(back)));
  expect(changed(back, 'c', 3, draft(9)).future).toEqual([]);
});

test('typing after a step back is a step of its own', () => {
  const typed = changed(started(draft(0)), 'title', 1, draft(1));
  const again = changed(undone(changed(typed, 'layout', 2, draft(2))), 'title', 3, draft(3));
  expect(layouts(undone(again))).toBe(1);
});

test('a hundred steps are kept, and nothing is undone before the first', () => {
  let history = started(draft(0));
  for (let step = 1; step <= 130; step += 1) history = changed(history, `${step}`, step, draft(step));
  expect(history.past).toHaveLength(100);
  for (let step = 0; step < 200; step += 1) history = undone(history);
  expect(layouts(history)).toBe(30);
});

test('saving is no step, and what came before it can still be undone', () => {
  const saved = replaced(changed(started(draft(0)), 'a', 1, draft(1)), draft(1));
  expect(layouts(undone(saved))).toBe(0);
});
