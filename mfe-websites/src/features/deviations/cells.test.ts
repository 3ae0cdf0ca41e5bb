import type { WebsiteInheritance } from '@yinyom/contracts/groups/inheritance';
import { canTake, cellOf, countCells, shownSections, withCell } from './cells';

const GROUP = { group_id: 'a'.repeat(24), version: 2 };
const section = (values: Partial<WebsiteInheritance['sections'][number]>) => ({
  section: 'design' as const,
  state: 'inherited' as const,
  from: GROUP,
  offered: GROUP,
  outdated: false,
  ...values,
});

test.each([
  ['inherited', section({}), false],
  ['outdated', section({ from: { ...GROUP, version: 1 }, outdated: true }), true],
  ['outdated', section({ state: 'open', from: null, outdated: true }), true],
  ['outdated', section({ offered: null, outdated: true }), false],
  ['own', section({ state: 'own', from: null }), true],
  ['none', section({ state: 'own', from: null, offered: null }), false],
  ['none', section({ state: 'open', from: null, offered: null }), false],
] as const)('a cell is %s', (state, given, takes) => {
  expect(cellOf(given)).toBe(state);
  expect(canTake(given)).toBe(takes);
});

test('a section that no group gives has no column', () => {
  const sections = [section({}), section({ section: 'policy', state: 'own', from: null, offered: null })];
  expect(shownSections([{ sections } as unknown as WebsiteInheritance])).toEqual(['design']);
});

test('a cell is chosen and taken out again, and a website without cells is out', () => {
  const once = withCell(withCell(new Map(), 'w', 'design'), 'w', 'settings');
  expect([once.get('w'), countCells(once)]).toEqual([['design', 'settings'], 2]);
  expect(withCell(withCell(once, 'w', 'design'), 'w', 'settings').size).toBe(0);
});
