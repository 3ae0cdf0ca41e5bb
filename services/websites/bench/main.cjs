// What publishing costs among ten websites and among ten thousand, over HTTP on the embedded database, in one run.
// Prints rows as JSON. Run it with `npm run bench -- publish`.
const { Types } = require('mongoose');
const {
  publishedSite,
  readyTemplate,
  saveTemplate,
  withTitle,
} = require('@yinyom/websites/testing/bannerEditing');
const { startWebsites } = require('@yinyom/websites/testing/startWebsites');

const FEW = 10;
const MANY = 10_000;
const PUBLICATIONS = 41;
const BATCH = 1_000;
/** Large members that nobody reads of other websites; finding one among many is what is measured. */
const LEFT_OUT = { snapshot: {}, notices: {}, payload: '{}' };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Puts copies of one website beside it, in every collection that knows websites, under ids of their own. */
const addCopies = async ({ connection }, model, count) => {
  const collections = await connection.db.listCollections({}, { nameOnly: true }).toArray();
  for (let start = 0; start < count; start += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - start) }, () => new Types.ObjectId());
    for (const { name } of collections) {
      const collection = connection.db.collection(name);
      const own =
        name === 'applications' ? { _id: new Types.ObjectId(model.id) } : { application_id: model.id };
      const documents = await collection.find(own).toArray();
      const copies = ids.flatMap((id, index) =>
        documents.map((document) => ({
          ...document,
          _id: name === 'applications' ? id : new Types.ObjectId(),
          ...(document.application_id && { application_id: String(id) }),
          ...(document.site_key && { site_key: `copy-${start + index}-${document.site_key}` }),
          ...(document.domain_name && { domain_name: `copy-${start + index}.${document.domain_name}` }),
          ...(document.domain_key && { domain_key: `${document.domain_key} ${start + index}` }),
          ...Object.fromEntries(Object.entries(LEFT_OUT).filter(([member]) => member in document)),
        })),
      );
      if (copies.length > 0) await collection.insertMany(copies, { ordered: false });
    }
  }
};

/** Milliseconds of one publication after another of the same website. */
const publish = async (websites, site) => {
  const times = [];
  for (let count = 0; count < PUBLICATIONS; count += 1) {
    const template = withTitle(await readyTemplate(websites, site.id), `หัวข้อที่ ${count} ${times.length}`);
    const started = performance.now();
    const { status, body } = await saveTemplate(websites, site.id, template);
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  }
  return times;
};

const main = async () => {
  const websites = await startWebsites();
  try {
    const sites = [];
    for (let count = 0; count < FEW; count += 1) sites.push(await publishedSite(websites));
    const [model, measured] = sites;
    await publish(websites, measured);
    const few = median(await publish(websites, measured));
    await addCopies(websites, model, MANY - FEW);
    const total = await websites.connection.db.collection('applications').countDocuments();
    if (total !== MANY) throw new Error(`${total} websites instead of ${MANY}`);
    const many = median(await publish(websites, measured));
    const rows = [
      { what: 'publishing among 10 websites', value: few, unit: 'ms' },
      { what: 'publishing among 10,000 websites', value: many, unit: 'ms' },
      { what: 'publishing, 10,000 / 10 websites', value: many / few, unit: 'x', budget: 1.3 },
    ];
    process.stdout.write(`${JSON.stringify(rows)}\n`);
  } finally {
    await websites.close();
  }
};

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
