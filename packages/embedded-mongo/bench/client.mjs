// One measurement as a process of its own, so that client and server do not share an event loop.
import { MongoClient } from 'mongodb';

const [uri, task] = process.argv.slice(2);
const DOCUMENTS = Number(process.env.BENCH_DOCUMENTS ?? 1_000_000);
const CLIENTS = 32;
const SECONDS = 4;

const client = await MongoClient.connect(uri, { maxPoolSize: CLIENTS });
const db = client.db('bench');

/** Calls per second of `call` by all clients together. */
async function rate(call, seconds = SECONDS) {
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  const loop = async () => {
    while (performance.now() < end) await call(count++);
  };
  await Promise.all(Array.from({ length: CLIENTS }, loop));
  return count / ((performance.now() - began) / 1000);
}

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

const TASKS = {
  async rates() {
    const log = db.collection('log');
    await log.createIndexes([{ key: { site: 1, at: -1 } }, { key: { visitor: 1 } }]);
    const insert = (i) =>
      log.insertOne({
        site: i % 50,
        at: new Date(),
        visitor: `visitor-${i}`,
        choice: { analytics: true, ads: false },
        agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
      });
    const ping = () => db.command({ ping: 1 });
    await rate(ping, 1);
    await rate(insert, 1);
    const pings = [];
    const inserts = [];
    // Taken in turn, because the machine may be busy with something else for a while.
    for (let i = 0; i < 3; i++) {
      pings.push(await rate(ping));
      inserts.push(await rate(insert));
    }
    return { ping: median(pings), insert: median(inserts) };
  },

  async pages() {
    const big = db.collection('big');
    await big.createIndexes([{ key: { site: 1, at: -1 } }, { key: { visitor: 1 } }]);
    const began = performance.now();
    for (let i = 0; i < DOCUMENTS; i += 5000) {
      const documents = Array.from({ length: Math.min(5000, DOCUMENTS - i) }, (_, k) => ({
        ...{
          _id: i + k,
          site: (i + k) % 500,
          at: new Date(1.7e12 + (i + k) * 1000),
          visitor: `visitor-${i + k}`,
        },
        ...{
          choice: { analytics: k % 2 === 0, ads: k % 3 === 0 },
          n: k % 100,
          agent:
            'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
        },
      }));
      await big.insertMany(documents, { ordered: false });
    }
    const loadSeconds = (performance.now() - began) / 1000;
    const micros = async (call) => 1e6 / (await rate(call, 3));
    const any = () => Math.floor(Math.random() * DOCUMENTS);
    const calls = {
      findOne: () => big.findOne({ _id: any() }),
      findOneIndexed: () => big.findOne({ visitor: `visitor-${any()}` }),
      page: () => big.find({ site: any() % 500 }, { sort: { at: -1 }, limit: 50 }).toArray(),
    };
    const result = { documents: DOCUMENTS, loadSeconds };
    for (const [name, call] of Object.entries(calls)) {
      await micros(call);
      result[name] = median([await micros(call), await micros(call), await micros(call)]);
    }
    return result;
  },

  async group() {
    const times = [];
    let done = false;
    const other = await MongoClient.connect(uri);
    const pinging = (async () => {
      while (!done) {
        const began = performance.now();
        await other.db('bench').command({ ping: 1 });
        times.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    })();
    const began = performance.now();
    const groups = await db
      .collection('big')
      .aggregate([
        {
          $group: {
            _id: {
              site: '$site',
              day: { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Asia/Bangkok' } },
            },
            count: { $sum: 1 },
            average: { $avg: '$n' },
          },
        },
        { $sort: { count: -1 } },
        { $limit: 10 },
      ])
      .toArray();
    const seconds = (performance.now() - began) / 1000;
    done = true;
    await pinging;
    await other.close();
    times.sort((a, b) => a - b);
    return {
      seconds,
      groups: groups.length,
      longestPing: times[times.length - 1],
      p99: times[Math.floor(times.length * 0.99)],
    };
  },
};

const result = await TASKS[task]();
await client.close();
process.send(result, () => process.disconnect());
