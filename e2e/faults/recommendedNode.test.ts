import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RECOMMENDED_NODE } from '../../tooling/nodeVersions.cjs';
import { fetchedNode } from '../../tooling/test/recommendedNode.cjs';
import { launch, type Launch } from '../support/launch';
import { freePort, ROOT } from '../support/startProgram';
import { visitorsOf } from '../support/visitors';

/** Where the gate runs on the recommended one already, everything was on it. */
const node = fetchedNode(RECOMMENDED_NODE);
const folder = mkdtempSync(path.join(tmpdir(), 'yy-node-'));
let product: Launch | undefined;
afterAll(async () => {
  await product?.interrupt();
  rmSync(folder, { recursive: true, force: true });
});

const verifyProof = (program: string, proof: unknown): string => {
  const file = path.join(folder, 'proof.json');
  writeFileSync(file, JSON.stringify(proof));
  return execFileSync(program, ['packages/verify/bin/yinyom-verify.cjs', file], {
    cwd: ROOT,
    encoding: 'utf8',
  });
};

(node ? it : it.skip)(
  `what was built here starts on Node.js ${RECOMMENDED_NODE}: a login, decisions, their ledger and a proof`,
  async () => {
    const program = node ?? '';
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const env = { PORT: String(port), DATA_DIR: path.join(folder, 'data'), DEMO_PAST: 'false' };
    product = launch({ ...env, RATE_LIMITS: 'false' }, program);
    const printed = await product.ready;
    expect(printed).not.toContain('security fixes');
    const [, email, password] = /Demo login:\s+(\S+)\s+password: (\S+)/.exec(printed) ?? [];

    const visitors = visitorsOf({ url, port, ready: () => JSON.stringify({ demo: { email, password } }) });
    await visitors.arrive();
    const { consent_id } = await visitors.decideOnce();
    await visitors.decide(4, () => visitors.acknowledged() > 20);
    expect(await visitors.expectKept()).toBe(visitors.acknowledged());
    expect(verifyProof(program, await visitors.proofOf(consent_id))).toContain(consent_id);
    expect(await product.interrupt()).toBe(0);
  },
);
