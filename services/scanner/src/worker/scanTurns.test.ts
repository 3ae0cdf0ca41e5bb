import { createScanTurns } from './scanTurns';

const scan = (organization_id: string, number: number) => ({
  id: `${organization_id}${number}`,
  organization_id,
});

it('S3-01: organizations have a scan each before one of them has its second', () => {
  const turns = createScanTurns();
  let waiting = [scan('a', 1), scan('a', 2), scan('a', 3), scan('b', 1), scan('c', 1), scan('b', 2)];
  const order: string[] = [];
  for (let next = turns.next(waiting); next; next = turns.next(waiting)) {
    const { id, organization_id } = next;
    order.push(id);
    turns.took(organization_id);
    waiting = waiting.filter((one) => one.id !== id);
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('an empty queue has no next scan', () => {
  expect(createScanTurns().next([])).toBeNull();
});
