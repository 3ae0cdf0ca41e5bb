import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CASES, SNIPPETS } from './testing/cases';

const PYTHON = `
import json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from read_consent import read_consent
def find(c):
    r = read_consent(c["header"], c["site_key"], c["secrets"], c["min_version"], c["valid_days"], c["today"])
    return r and [r[2], r[3], r[4]]
print(json.dumps([find(c) for c in json.load(sys.stdin)]))`;

const PHP = `
require $argv[1] . '/read_consent.php';
$found = [];
foreach (json_decode(stream_get_contents(STDIN), true) as $c) {
  $r = yinyom_read_consent($c['header'], $c['site_key'], $c['secrets'], $c['min_version'], $c['valid_days'], $c['today']);
  $found[] = $r ? [$r[2], $r[3], $r[4]] : null;
}
echo json_encode($found);`;

/** Programs that are not on every machine; where one is missing its tests are skipped by name. */
const LANGUAGES = [
  { program: 'python3', args: ['-c', PYTHON], file: 'read_consent.py' },
  { program: 'php', args: ['-r', PHP, '--'], file: 'read_consent.php' },
];
const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

describe.each(LANGUAGES)('the snippet for $program', ({ program, args, file }) => {
  const there = isThere(program);

  (there ? it : it.skip)(`finds in each of the ${CASES.length} cases what @yinyom/server finds`, () => {
    const { stdout, stderr } = spawnSync(program, [...args, SNIPPETS], {
      input: JSON.stringify(CASES),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const found = JSON.parse(stdout) as unknown[];
    expect(CASES.map(({ what }, index) => [what, found[index]])).toEqual(
      CASES.map((each) => [each.what, each.found]),
    );
  });

  it('is short enough to be read before it is copied', () => {
    expect(readFileSync(path.join(SNIPPETS, file), 'utf8').split('\n').length).toBeLessThanOrEqual(60);
  });
});
