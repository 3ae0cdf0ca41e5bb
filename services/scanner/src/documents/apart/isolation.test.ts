import { createRequire } from 'node:module';
import { docx, pdf, xlsx } from '../testing/writeDocuments';
import type * as Reader from './startReader';

/** The built program, as workers run it: what compiles sources loads modules of its own. */
const built = createRequire(__filename)('../../../dist/documents/apart/startReader.js') as typeof Reader;

const ROWS = [
  ['เลขประจำตัวประชาชน', 'ชื่อ'],
  ['1101700230708', 'ก'],
  ['x', 'y'],
];
const NETWORK =
  /^(?:net|tls|_tls_\w+|http|_http_\w+|https|http2|dgram|dns|dns\/promises|cluster|child_process|worker_threads|tcp_wrap|udp_wrap|cares_wrap|internal\/deps\/undici\/\w+)$/;

it('the process that reads has loaded no module of the network, whatever it read', async () => {
  const reader = built.startReader({ limits: { ms: 240_000, memory: Infinity }, showsModules: true });
  for (const bytes of [pdf([ROWS]), xlsx({ a: ROWS }), docx([{ rows: ROWS }]), Buffer.from('text')]) {
    const task = { hint: '', ownDomain: '', ownPhones: [] };
    const answer = (await reader.read(bytes, task)) as Reader.ReadAnswer & { modules?: string[] };
    expect(answer.ok).toBe(true);
    const loaded = (answer.modules ?? []).map((name) =>
      name.replace(/^(?:NativeModule|Internal Binding) /, ''),
    );
    expect(loaded.length).toBeGreaterThan(20);
    expect(loaded.filter((name) => NETWORK.test(name))).toEqual([]);
  }
  reader.close();
});
