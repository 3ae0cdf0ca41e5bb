/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { optimizeLate } from './optimizeLate.cjs';

it('Node.js knows the flags that it gets', () => {
  const { status, stderr } = spawnSync(process.execPath, [...optimizeLate(), '-e', ''], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

it('a V8 that counts calls gets none', () => {
  expect(optimizeLate('11.3.244.8-node.38')).toEqual(['--interrupt-budget=400000']);
  expect(optimizeLate('13.6.233.17-node.41')).toEqual([]);
});
