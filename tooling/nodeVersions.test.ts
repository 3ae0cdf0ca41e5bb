import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeNode, LEAST_NODE, NEXT_LEAST, RECOMMENDED_NODE } from './nodeVersions.cjs';

const ROOT = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

describe('of a Node.js it is said', () => {
  it.each([
    ['20.18.9', '2026-01-01', false, /needs Node\.js 20\.19 or newer, best 24; this is 20\.18\.9/],
    ['18.20.0', '2026-01-01', false, /needs Node\.js/],
    ['20.19.0', '2026-04-30', true, null],
    [
      '20.20.2',
      '2026-05-01',
      true,
      /20\.20\.2 gets no security fixes since 2026-04-30.*runs on it up to 2\.0, which needs 22\.12; take Node\.js 24/,
    ],
    ['23.1.0', '2026-05-01', true, /no security fixes.*runs on it; take/],
    ['22.23.3', '2026-11-24', true, null],
    ['24.21.0', '2028-04-30', true, null],
    ['24.99.0', '2028-05-01', true, /no security fixes.*take a newer one/],
    // Of a line that came after this version nothing is known, so nothing is said.
    ['26.10.0', '2029-01-01', true, null],
  ])('%s on %s: runs %s, %s', (version, day, runs, sentence) => {
    const said = judgeNode(version, day);
    expect(said.runs).toBe(runs);
    if (sentence) expect(said.sentence).toMatch(sentence);
    else expect(said.sentence).toBeNull();
  });
});

it('a start says it in one line, whatever becomes of the start', () => {
  const { stderr } = spawnSync(process.execPath, [path.join(__dirname, 'start/main.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'none' },
  });
  const { sentence } = judgeNode(process.versions.node, new Date().toISOString().slice(0, 10));
  expect(stderr.trim().split('\n')).toEqual([
    ...(sentence ? [sentence] : []),
    expect.stringMatching(/^PORT:/),
  ]);
});

describe('one pair of versions stands everywhere', () => {
  it.each([
    'package.json',
    'packages/build-remote/package.json',
    'packages/embedded-mongo/package.json',
    'packages/verify/package.json',
  ])('the least in %s', (file) => {
    const { engines } = JSON.parse(read(file)) as { engines: { node: string } };
    expect(engines.node).toBe(`>=${LEAST_NODE}`);
  });

  it.each([
    'README.md',
    'docs/operate/install.md',
    'docs/guides/own-repository.md',
    'packages/verify/README.md',
    'packages/embedded-mongo/README.md',
  ])('the least, and the recommended one, in %s', (file) => {
    expect(read(file)).toMatch(
      new RegExp(
        `Node\\.js ${RECOMMENDED_NODE}\\b[^.]*(?:\\.[^.]*)?\\bleast[^.]* ${LEAST_NODE.replace('.', '\\.')}\\b`,
      ),
    );
  });

  it.each(['docs/operate/install.md', 'docs/operate/upgrade.md'])('when the least ends, in %s', (file) => {
    expect(read(file)).toContain(`version ${NEXT_LEAST.yinyom} will need Node.js ${NEXT_LEAST.node}`);
  });

  it('the recommended one in images and in .nvmrc', () => {
    expect(read('deploy/image/Dockerfile')).toContain(`NODE_IMAGE=node:${RECOMMENDED_NODE}-`);
    expect(read('.nvmrc')).toBe(`${RECOMMENDED_NODE}\n`);
  });
});
