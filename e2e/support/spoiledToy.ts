import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { About } from '@yinyom/contracts/release/aboutShape';
import { resealBuild } from './resealBuild';

/** Changes what the build in a folder says about itself, and gives it a name of its own. */
const reseal = (copy: string, build: string, to: (about: About) => object): void => {
  const file = path.join(copy, 'dist/build.json');
  writeFileSync(file, JSON.stringify(to(JSON.parse(readFileSync(file, 'utf8')) as About)));
  resealBuild(path.join(copy, 'dist'), build);
};

/** A copy of a built remote in `copy` with something that runs first in its code, and pages whose budget it cannot keep. */
export const spoilToy = (room: string, copy: string, build: string, code: string): void => {
  cpSync(room, copy, { recursive: true });
  const assets = path.join(copy, 'dist/assets');
  const [script = ''] = readdirSync(assets).filter((file) =>
    /^__federation_expose_remote\.\w+\.js$/.test(file),
  );
  writeFileSync(path.join(assets, script), `${code};${readFileSync(path.join(assets, script), 'utf8')}`);
  for (const ending of ['.gz', '.br']) rmSync(path.join(assets, script + ending));
  reseal(copy, build, ({ declared, ...rest }) => ({
    ...rest,
    declared: {
      ...declared,
      pages: declared.pages.map((page) => ({ ...page, budget: { bytes: 1_000, files: 1 } })),
    },
  }));
};

/** A copy of a built remote in `copy`, as a commit would make it that sets a global when it loads: one chunk and one KB more. */
export const growToy = (room: string, copy: string, build: string): void => {
  cpSync(room, copy, { recursive: true });
  const chunk = path.join(copy, 'dist/assets/4321.0123456789.js');
  writeFileSync(chunk, '(globalThis.webpackChunkmfe_toy||=[]).push([[4321],{4321(e,t,r){window.toys=1}}])');
  const map = {
    version: 3,
    sources: ['webpack://mfe_toy/./src/pages/ToyPage.tsx'],
    names: [],
    mappings: 'AAAA',
  };
  writeFileSync(`${chunk}.map`, JSON.stringify(map));
  reseal(copy, build, ({ size, ...rest }) => ({ ...rest, size: { ...size, own: (size?.own ?? 0) + 1024 } }));
};
