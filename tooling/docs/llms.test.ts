import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lint/sources';

it('llms.txt is what the documentation makes of it (npm run docs), and leads to pages that are there', () => {
  const code = `
    import { llmsText } from ${JSON.stringify(path.join(__dirname, 'llmsText.mjs'))};
    process.stdout.write(llmsText());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  const text = readFileSync(path.join(ROOT, 'llms.txt'), 'utf8');
  expect(text).toBe(stdout);
  expect(text).toMatch(/^# Yinyom.*\n\n> /);
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets).toContain('docs/guides/agents.md');
  expect(targets.filter((target) => !existsSync(path.join(ROOT, target)))).toEqual([]);
});
