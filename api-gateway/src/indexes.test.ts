import { SERVICE_NAMES, type ServiceName } from '@yinyom/contracts/service/services';
import { startWholeGateways, type WholeGateways } from './testing/startWholeGateways';
import expected from './testing/indexes.json';

let gateways: WholeGateways;
beforeAll(async () => {
  gateways = await startWholeGateways();
});
afterAll(() => gateways.stop());

/** Indexes of a service by collection, each as its key: `application_id 1, seq 1, unique`. */
const indexesOf = async (service: ServiceName): Promise<Record<string, string[]>> => {
  const { db } = await gateways.connect(service);
  if (!db) throw new Error(`no database of ${service}`);
  const found: Record<string, string[]> = {};
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const indexes = await db.collection(name).indexes();
    const lines = indexes.map(({ key, unique, expireAfterSeconds, sparse, partialFilterExpression }) =>
      [
        ...Object.entries(key as Record<string, unknown>).map(
          ([field, order]) => `${field} ${String(order)}`,
        ),
        ...(unique ? ['unique'] : []),
        ...(expireAfterSeconds !== undefined ? ['expires'] : []),
        ...(sparse ? ['sparse'] : []),
        ...(partialFilterExpression ? ['partial'] : []),
      ].join(', '),
    );
    const further = lines.filter((line) => line !== '_id 1').sort();
    if (further.length > 0) found[name] = further;
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
};

// An index that goes missing makes a list slow for the largest customer only. Who adds or removes one changes the list.
it.each(SERVICE_NAMES)('the collections of %s have the indexes that their queries need', async (service) => {
  expect(await indexesOf(service)).toEqual((expected as Record<ServiceName, unknown>)[service]);
});
