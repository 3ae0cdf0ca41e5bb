import { ledgerStory } from '../testing/ledgerStory';
import { createStandIns } from '../testing/standIns';
import { createToldItems } from './toldItems';

const site = createStandIns().addSite();
const story = ledgerStory({ site, count: 9, clients: 3, start: Date.now(), stepMs: 1 });
const range = (after_seq: number) => ({
  organization_id: site.organization_id,
  application_id: site.application_id,
  after_seq,
});

it('keeps nothing of a website that nobody listens to, nor when nobody does any more', () => {
  let now = 0;
  const told = createToldItems(() => now);
  story.slice(0, 3).forEach(told.add);
  expect(told.after(range(0), 3)).toBeNull();
  story.slice(3, 6).forEach(told.add);
  expect(told.after(range(3), 3)?.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  now += 60_001;
  story.slice(6).forEach(told.add);
  expect(told.after(range(6), 3)).toBeNull();
});

it('gives all that is wanted or nothing: none is left out where another process wrote in between', () => {
  const told = createToldItems();
  told.after(range(0), 1);
  story.slice(0, 3).forEach(told.add);
  story.slice(4).forEach(told.add);
  expect(told.after(range(0), 3)).toBeNull();
  expect(told.after(range(3), 2)).toBeNull();
  expect(told.after(range(4), 5)).toHaveLength(5);
  expect(told.after(range(4), 6)).toBeNull();
});

it('holds nothing that leads to a visitor', () => {
  const told = createToldItems();
  told.after(range(0), 1);
  story.forEach(told.add);
  const text = JSON.stringify(told.after(range(0), 9));
  for (const { identity } of story) expect(text).not.toContain(identity?.client_id);
});
